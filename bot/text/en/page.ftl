### The web page of the loopback Discord. The browser puts the arguments in, as they are: nothing can be chosen by them.

## The frame

page-brand = Quartermaster
page-guild = The Tavern
page-channel-tavern = tavern
page-your-turn = YOUR TURN
page-lost = The connection is lost. Trying again…
page-back = Connected again.
page-skip = Skip to the writing box
page-you = You are { $name }
page-close = Close
page-cancel = Cancel
page-send = Send
page-ok = OK
page-yes = Yes
page-no = No

## Who you are

page-people = Change who you are, or your language
page-people-title = Who are you?
page-people-hint = Every tab can be somebody else. Open a second person in a new tab to play both.
page-people-door = Choose who you are; nobody’s cards are shown before that.
page-people-played = played in another tab
page-people-now = That is you
page-people-become = Be { $name }
page-people-tab = New tab
page-people-tab-of = { $name } in a new tab
page-newcomer-title = Somebody new
page-newcomer-name = Name
page-newcomer-go = Come in
page-language = Language
page-language-en-US = English
page-language-fr = Français
page-language-ja = 日本語
page-table-too = The table, too: { $language }
page-table-set = The table speaks your language now.

## The two panes

page-panes = Conversations
page-pane-channel = { $name }
page-pane-touch = Table
page-pane-dm = Direct messages
page-about-channel = Everybody sees what is here
page-about-dm = Between you and { $name } only
page-log-channel = Messages in { $name }
page-log-dm = Direct messages with { $name }
page-empty-channel = Nothing has been said here yet. Type / to see what the bot can do.
page-empty-dm = Your cards and your questions will come here.
page-write-channel = Write in #{ $name }, or / for commands
page-write-dm = Write to { $name }, or / for commands
page-unread = Unread: { $count }
page-newer = Newer messages
page-heard = { $name } in { $place }: { $text }

## Messages

page-app = App
page-only-you = Only you can see this
page-dismiss = Dismiss
page-dismiss-all = Dismiss all { $count }
page-thinking = { $name } is thinking…
page-picture = A picture without a description
page-spoiler = Hidden text; press to show it
page-choose = Choose…
page-choose-some = Choose { $lo } to { $hi }.
page-none = None

## Commands

page-commands = Commands
page-command-cancel = Back to writing
page-command-go = Send
page-optional = optional
page-missing = Please fill in: { $names }.
page-no-such-command = There is no such command here.

## When something is not as hoped

page-fault-not_possible = That is not possible just now. Nothing has changed.
page-fault-not_answered = No answer came in time. Nothing is lost; please try again.
page-fault-malformed = That could not be sent as it is. Nothing has changed.
page-fault-failed = Something went wrong here. Nothing is lost; please try again.
page-fault-offline = There is no connection just now. Please try again in a moment.
page-fault-name = A name has 1 to 32 characters, and none that cannot be seen. Please try another one.
