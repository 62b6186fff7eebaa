### Barbe Noire 2: what anybody may look up at any time, and what a captain has in place of a hand of cards.

blackbeard-look_map = ### 🗺️ { $map ->
    [GC] Gold Coast
    [IO] Indian Ocean
   *[other] Atlantic and Caribbean
}
blackbeard-look_pirate = 🏴‍☠️ **{ $pirate }** ({ $seat }), { $ship }: at { $place }{ $mode ->
    [anchored] {", "}anchored
    [port] {", "}anchored in port
    [harbour] {", "}in port
   *[other] {""}
}
blackbeard-look_merchants = ⛵ Merchants, face down: { $rows }
blackbeard-look_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-look_merchant = ⛵ { $merchant } at { $place }
blackbeard-look_crates = 📦 Floating crates at { $place }: { $markers }
blackbeard-look_governors = ❔ Face-down governors: { $rows }
blackbeard-look_governors-rows = { $port }
    .separator = {", "}
blackbeard-look_port = ⚓ **{ $port }**: { $destroyed ->
    [true] destroyed
   *[other] { $stance ->
        [pro] pro-pirate governor{ $governor ->
            [none] {""}
           *[other] {" "}{ $governor }
        }
        [anti] anti-pirate governor{ $governor ->
            [none] {""}
           *[other] {" "}{ $governor }
        }
       *[other] no governor face up
    }{ $english ->
        [true] ; English by now
       *[other] {""}
    }{ $seats_count ->
        [0] {""}
       *[other] ; Refuge of { $seats }
    }{ $display_count ->
        [0] {""}
       *[other] ; on display: { $display }
    }
}

blackbeard-look_no_ships = ⛵ No pirate has put to sea yet.
bot-command-blackbeard = Barbe Noire 2: look something up
    .name = blackbeard
bot-command-blackbeard-map = The maps in play, whole, with ports, merchants and pirates
    .name = map
bot-command-blackbeard-ships = Each pirate with ship, cargo and damage: one seat’s, or all
    .name = ships
bot-command-blackbeard-ships-seat = Whose ships (leave empty for all)
    .name = seat
bot-look-blackbeard-map = Map
    .about = the maps in play, whole
bot-look-blackbeard-ships = Ships and cargo
    .about = each pirate with ship, cargo and damage
bot-command-blackbeard-key = What the signs of the pictures mean
    .name = key
bot-look-blackbeard-key = Key to the signs
    .about = what the signs of the pictures mean

bot-my-hand-blackbeard = My log book
bot-back-hand-blackbeard = Back to my log book
bot-orders-none-blackbeard = 📜 You haven’t changed your standing orders: the usual ones below apply.
bot-joined-blackbeard = You’ve joined. I’ve sent you a direct message: your log book will appear there.
bot-joined-touch-blackbeard = You’ve joined. Your log book will appear here.
bot-seat-dm-blackbeard = You’ve joined **{ $game }** in { $channel }. Your log book will appear here.
