### The table to touch, beside the chat. The browser puts the arguments in, as they are: nothing can be chosen by them.

touch-your-turn = YOUR TURN
touch-your-turn-answer = PLEASE ANSWER
touch-your-turn-react = YOU MAY REACT
touch-games = Choose a game
touch-another-game = Another game
touch-name-table = The board
touch-name-hand = Your hand
touch-name-hand-blackbeard = Your log book
touch-zoom-table = Enlarge the board
touch-zoom-hand = Enlarge your own picture
touch-zoom-shot = Enlarge the picture
touch-ask = Your choice
touch-tools = Help and overviews
touch-hint = Hint:
touch-explain = Explanation
touch-since = Since your last move
# Of which only some lines are in view.
touch-since-all = Show all { $count } lines
touch-ok = OK
# Takes the entry of a menu that arrow keys have led to.
touch-take = Choose this
touch-close = Close
touch-story = Latest events
touch-older = Earlier events
touch-newest = Newest events
touch-why = Why?
touch-result = Result
touch-result-earlier = Earlier result
touch-result-board = Table at this point
touch-several = { $name }: { $count } options
touch-place = { $name }: { $option }
touch-left = Choose how to go on
touch-between = {" · "}
touch-arrows = Arrow keys move to the others, Escape goes back, F6 leads to the question.
touch-jump = F6: to the pictures and back
touch-lit = Choose something that lights up orange in the pictures.
touch-lit-or = Choose something that lights up orange in the pictures, or one of these:
touch-lit-small = Answer here, or enlarge the picture (+):
# At the lower edge of buttons that scroll: how many follow.
touch-onward = { $count } more
touch-onward-all = choices: { $count }
# The place of what was chosen, where the order counts.
touch-nth = no. { $n }
touch-back = Back
touch-fault-offline = The connection is lost. Trying again…
touch-fault-failed = Something went wrong. Nothing was lost.
touch-fault-unknown = That button no longer works.
touch-late = The table has just changed, so nothing was chosen.
# What a screen reader says for an emoji that stands alone.
bot-mark = { $mark ->
    [attack] attack
    [defence] defence
    [cannon] cannon
    [torch] torch
    [water] water
    [skull] skull
    [no_skull] no skull
    [british] British
   *[french] French
}
