### The web page of the loopback Discord. The browser puts the arguments in, as they are: nothing can be chosen by them.

## The frame

page-brand = Quartermaster
page-guild = The Tavern
page-channel-tavern = tavern
page-channel-harbour = harbour
page-rooms = Channels and threads
page-room-asked-turn = { $name }: it’s your turn there
page-room-asked-answer = { $name }: your answer is needed there
page-room-asked-react = { $name }: you may react there
page-thread-new = New thread: another game can be played there
# The name of a thread, as people would type it.
page-thread = table { $n }
page-mark-turn = YOUR TURN
page-mark-answer = PLEASE ANSWER
page-mark-react = YOU MAY REACT
page-mark-in-turn = YOUR TURN in { $name }
page-mark-in-answer = PLEASE ANSWER in { $name }
page-mark-in-react = YOU MAY REACT in { $name }
page-called-turn = It’s your turn.
page-called-answer = Your answer is needed.
page-called-react = You may react.
page-called-in-turn = It’s your turn in { $name }.
page-called-in-answer = Your answer is needed in { $name }.
page-called-in-react = You may react in { $name }.
page-lost = Connection lost. Trying again…
page-back = Connected again.
page-skip-table = Skip to the table
page-skip = Skip to the message box
page-you = Playing as { $name }
page-close = Close
page-cancel = Cancel
page-send = Send
page-ok = OK
page-yes = Yes
page-no = No

## Who you are

page-people = Switch player or language
page-people-title = Who do you want to play as?
page-people-hint = Each tab can be a different person. Open another person in a new tab to play both.
page-people-door = Choose a person first. No cards are shown before that.
page-people-played = open in another tab
page-people-now = You, in this tab
page-people-become = Play as { $name }
page-people-tab = New tab
page-people-tab-of = { $name } in a new tab
page-newcomer-title = New person
page-newcomer-name = Name
page-newcomer-go = Add
page-language = Language
page-language-en-US = English
page-language-fr = Français
page-language-ja = 日本語
page-table-too = Also set the table to { $language }
page-table-set = The table is now in your language.

## The two panes

page-panes = Conversations
page-pane-channel = { $name }
page-pane-touch = Table
page-pane-dm = Private
page-about-channel = Everyone can see this channel
page-about-dm = Only you can see this
page-log-channel = Messages in { $name }
page-log-dm = Private messages with { $name }
page-empty-channel = No messages yet. Type / to see what the bot can do.
page-empty-dm = Your cards and questions will appear here.
page-write-channel = Write in #{ $name } or /command
page-write-dm = Write to { $name }
page-unread = Unread: { $count }
page-newer = Newer messages
page-heard = { $name } in { $place }: { $text }

## Messages

page-app = App
page-dismiss = Dismiss
page-dismiss-all = Dismiss all { $count }
page-thinking = { $name } is thinking…
page-picture = Picture without a description
# What a screen reader calls one of several buttons with the same words.
page-under = { $label }: { $title }
page-spoiler = Hidden text. Press to show it
page-choose = Choose…
page-choose-some = Choose { $lo } to { $hi }.
page-none = None

## Commands

page-commands = Commands
page-command-cancel = Cancel the command
page-command-go = Send
page-optional = { $label } (optional)
page-missing = Please fill in: { $names }.
page-takes-nothing = { $name } takes nothing else: “{ $typed }” was ignored.
page-no-such-command = There is no such command here.
page-nearest-command = There is no such command here. Did you mean { $name }?

## When something is not as hoped

page-fault-not_possible = That isn’t possible right now. Nothing has changed.
page-fault-not_answered = There was no answer in time. Nothing is lost. Please try again.
page-fault-malformed = That couldn’t be sent. Nothing has changed.
page-fault-failed = Something went wrong. Nothing is lost. Please try again.
page-fault-offline = There’s no connection right now. Please try again in a moment.
page-fault-name = A name must have 1 to 32 visible characters. Please try another one.
