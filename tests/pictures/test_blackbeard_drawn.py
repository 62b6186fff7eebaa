"""The pictures of Barbe Noire 2: the part of a map, what they keep secret, signs that keep apart."""

import json
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from bot import limits
from bot.pictures import THEMES, Drawing, besides_of, hand_drawing, look_drawings, shapes, table_drawing
from bot.pictures.blackbeard import key_art
from bot.pictures.blackbeard import plates as pirate_plates
from bot.pictures.blackbeard import scene as scenes
from bot.pictures.blackbeard.art import NOTE, note_room
from bot.pictures.blackbeard.board import SEEN, Board, Spot
from bot.pictures.blackbeard.chart import READABLE
from bot.pictures.blackbeard.clipping import cut_line, cut_ring
from bot.pictures.blackbeard.emblems import EVENT_SIGNS, SIGNS
from bot.pictures.blackbeard.framing import RULER, Frame, around, framed, side_in, size_of, whole, within
from bot.pictures.blackbeard.geography import Extent, borders, extent, lands, ridges
from bot.pictures.blackbeard.layout import BESIDE, HIGHEST, LEFT, ROOM, TOP, divided, log_high, plans, plate_high
from bot.pictures.blackbeard.logs import lines_of
from bot.pictures.blackbeard.paints import COINS, FLAGS, PAINTS
from bot.pictures.blackbeard.pieces import OWN, Pieces, rows_of
from bot.pictures.blackbeard.places import label_of, shown_pirates
from bot.pictures.blackbeard.plates import plate
from bot.pictures.blackbeard.terms import term
from bot.pictures.letters import ELLIPSIS, drawable, glyph
from bot.pictures.render import render, svg_of
from bot.pictures.shapes import PALETTES, WIDTH, fitted, wide
from bot.text import locales, words_for
from rules.blackbeard import GAME
from rules.blackbeard.options import WAR
from rules.blackbeard.state import Hostage, Position
from rules.blackbeard.tables import NATIONS, PIRATES, PORTS, SHIPS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES, MAPS
from rules.blackbeard.world.zones import ZONES
from rules.kernel import Match

from .frames import is_within

NAMES = ("Ann", "Benedict", "Cléo", "Daniel", "Eve")
AREA = (0.0, 0.0, 10.0, 10.0)
LEAST_OF_KEY = 18
"""Words of the key are at least so high, in units of the sheet."""


@cache
def played(seats: int, turn: int, **options: Any) -> Match:
    """Return a match that the AI has played up to a turn."""
    match = Match.start(GAME, seats, "pictures", options=options)
    while match.result is None and view_of(match).state.turn < turn:
        for seat, question in list(match.questions.items()):
            if match.questions.get(seat) is question:
                match.answer(seat, GAME.pilot(match.view(seat), question))
    return match


def view_of(match: Match, seat: int | None = None) -> BlackbeardView:
    view = match.view(seat)
    assert isinstance(view, BlackbeardView)
    return view


@pytest.mark.parametrize(("cap", "told"), [(3, [1]), (11, [9]), (12, []), (0, [])])
def test_the_last_turns_are_told_beside_the_board(cap: int, told: list[int]) -> None:
    lines = view_of(played(2, 2, turn_cap=cap)).board()
    assert [fact.data["turns"] for fact in lines if fact.kind == "board_last_turns"] == told
    assert {"board_last_turns", "board_event", "board_pledge"} <= {*besides_of(GAME.name)}


def test_alliances_and_contracts_are_told_beside_the_pictures_until_the_end() -> None:
    view = view_of(played(2, 2), 0).model_copy(deep=True)
    view.state.alliances = [["PI02", "PI14"]]
    terms = {"members": ["PI02", "PI14"], "text": "peace", "pot": 0, "until": 9, "condition": "none"}
    assert view.me is not None
    view.me.contracts = {"pact1.1": terms}
    view.me.scores = {"PI14": 700}
    told = ["board_alliance", "own_contract", "own_score"]
    assert [fact.kind for fact in (*view.board(), *view.own()) if fact.kind in told] == told
    assert {*told, "board_contract"} <= {*besides_of(GAME.name)}
    ended = view.model_copy(update={"ended": {"reason": "turn_cap"}})
    assert [fact.kind for fact in (*ended.board(), *ended.own()) if fact.kind in told] == []


def moved(view: BlackbeardView, *places: str) -> BlackbeardView:
    """Put the pirates of a view into hexes, by seat."""
    for pirate, place in zip(sorted(view.state.pirates.values(), key=lambda one: one.seat), places, strict=True):
        view.state.pirates[pirate.id] = replace(pirate, position=Position(place, "zone" if place in ZONES else "sea"))
    return view


def maps(view: BlackbeardView, locale: str = "en", theme: Any = "dark") -> list[Drawing]:
    return look_drawings(GAME, view, "map", words_for(locale), NAMES.__getitem__, theme)


# ---------------------------------------------------------------- parts of a map


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("area", [(650.0, 420.0), (420.0, 600.0), (200.0, 150.0)])
def test_a_crop_shows_its_pieces_and_fills_its_area(board: str, area: tuple[float, float]) -> None:
    hexes = [one.id for one in HEXES.values() if one.map == board]
    for places in ([hexes[0]], [hexes[-1]], [hexes[0], hexes[-1]], hexes[40:43]):
        shown = around(board, places, *area)
        assert all(within(shown, place) for place in places)
        side = side_in(shown, *area)
        across, down = size_of(shown)
        assert across * side <= area[0] + 0.01
        assert down * side <= area[1] + 0.01
        edge = extent(board)
        assert edge.left <= shown.left <= shown.right <= edge.right
        assert edge.top <= shown.top <= shown.bottom <= edge.bottom


def test_the_map_with_most_pirates_is_shown_and_words_say_where_the_others_are() -> None:
    view = moved(view_of(played(3, 1, seas="all")), "GC-E8", "IO-H8", "IO-K9")
    shown = scenes.table(view, words_for("en"), NAMES.__getitem__)
    assert shown is not None
    assert shown["map"]["board"] == "IO"
    assert [plate["place"] for plate in shown["plates"]] == ["Gold Coast E8", "H8", "K9"]
    assert len(shown["map"]["ships"]) == 2


@pytest.mark.parametrize(
    ("place", "refuge", "seen"),
    [("P10", "G4", True), ("K6", "G4", True), ("J25", "G4", False), ("P10", "IO-O4", False)],
)
def test_a_log_book_has_the_refuge_on_its_map_where_that_stays_readable(place: str, refuge: str, seen: bool) -> None:
    view = view_of(played(2, 2, seas="all"), 0)
    [own] = [pirate for pirate in view.state.pirates.values() if pirate.seat == 0]
    port = next(number for number, found in PORTS.items() if found.hex == refuge)
    view.state.pirates[own.id] = replace(own, position=Position(place, "sea"), refuge=port)
    hand = scenes.hand(view, words_for("en"), NAMES.__getitem__)
    assert hand is not None
    [shown] = hand["maps"]
    assert [found["hex"] for found in shown["ports"] if 0 in found["refuge"]] == [refuge] * seen
    assert [ship["hex"] for ship in shown["ships"] if ship["seat"] == 0] == [place]
    assert side_in(Extent(*shown["extent"]), ROOM - RULER, hand["high"] - RULER) >= READABLE


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("seats", "turn"), [(2, 1), (4, 4), (5, 8)])
def test_every_port_of_a_map_is_named_and_no_sign_covers_another(
    locale: str, seats: int, turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    boards: list[Board] = []

    def lettered(board: Board, x: float, y: float, words: str, *about: Any, **more: Any) -> str:
        written.append(words)
        if board not in boards:
            boards.append(board)
        return kept(board, x, y, words, *about, **more)

    kept = Board.lettered
    monkeypatch.setattr(Board, "lettered", lettered)
    view, words = view_of(played(seats, turn)), words_for(locale)
    table = table_drawing(GAME, view, words, NAMES.__getitem__, "dark")
    assert table is not None
    for drawing in (*maps(view, locale), table):
        written.clear()
        svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
        scene = json.loads(drawing.scene)
        ports = [port for one in scene.get("maps") or [scene["map"]] for port in one["ports"]]
        assert ports
        assert {drawable(port["name"]) for port in ports} <= {*written}
    for board in boards:
        assert not any(one.meets(other) for one, other in combinations(board.taken, 2))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("places", [("H7", "G6", "M8"), ("I3", "G4", "K20"), ("K1", "H5", "H8")])
def test_no_name_stands_beside_another_port_than_its_own(
    locale: str, places: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, Spot] = {}
    signs: dict[str, Spot] = {}

    def lettered(board: Board, x: float, y: float, words: str, size: float, face: Any = "title") -> str:
        written[words] = Spot(x, y - 0.7 * size, x + wide(words, size), y + 0.2 * size)
        return letters(board, x, y, words, size, face)

    def port(board: Pieces, found: Any) -> None:
        draw(board, found)
        left, top, across = found["spot"]
        signs[drawable(found["name"])] = Spot(left, top, left + across, top + board.badge)

    letters, draw = Board.lettered, Pieces.port
    monkeypatch.setattr(Board, "lettered", lettered)
    monkeypatch.setattr(Pieces, "port", port)
    view = moved(view_of(played(3, 1)).model_copy(deep=True), *places)
    drawing = table_drawing(GAME, view, words_for(locale), NAMES.__getitem__, "dark")
    assert drawing is not None
    svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    assert len(signs) > 2
    for name, sign in signs.items():
        near = [other for other, spot in signs.items() if spot.wider(OWN).meets(written[name])]
        assert near in ([], [name]) or sign.wider(OWN).meets(written[name]), (name, near)


def test_a_name_keeps_clear_of_areas_to_which_it_would_seem_to_belong() -> None:
    frame = framed("M", around("M", ["K14"], 640, 400), 24, 60, 662, 422)
    free, kept = Board(frame, PALETTES["dark"], PAINTS["dark"]), Board(frame, PALETTES["dark"], PAINTS["dark"])
    free.put("K14", 90, 18, aside=True)
    apart = free.taken[0].wider(20)
    kept.put("K14", 90, 18, aside=True, apart=[apart])
    assert not kept.taken[0].meets(apart)


def test_a_pirate_in_a_transit_zone_is_named_on_his_plate() -> None:
    view = moved(view_of(played(2, 1, seas="all")), "TZ2", "K14")
    shown = scenes.table(view, words_for("en"), NAMES.__getitem__)
    assert shown is not None
    assert [plate["place"] for plate in shown["plates"]] == ["transit zone T2", "K14"]
    alone = moved(view_of(played(2, 1, seas="all")), "TZ2", "TZ4")
    found = scenes.table(alone, words_for("en"), NAMES.__getitem__)
    assert found is not None
    assert found["map"]["extent"] == list(whole("M"))


@pytest.mark.parametrize("pirates", range(16))
def test_plates_and_map_fit_into_the_picture(pirates: int) -> None:
    for plan in plans(pirates):
        rows = pirates if plan.way == "beside" else (pirates + 1) // 2
        high = rows * (plate_high(plan.lines) + 8)
        assert TOP + high <= HIGHEST or plan.way == "beside"
        assert plan.high > 60
    plan, _ = divided("M", ["K14", "M16"], pirates)
    assert plan.wide <= WIDTH - 2 * LEFT


def test_a_small_plate_beside_the_map_cuts_no_name_of_a_dead_pirate() -> None:
    about = {"id": "", "seat": 0, "label": "3a", "first": False, "player": "", "ship": "", "facts": []}
    fate = {"place": "hors jeu", "short": "hors jeu", "fame": [["notoriety", "18", "ink"], ["popularity", "0", "ink"]]}
    dots = glyph(ELLIPSIS, "text")
    assert dots is not None
    for pirate in PIRATES.values():
        assert dots.outline not in plate({**about, **fate, "name": pirate.name}, BESIDE, 2, PALETTES["light"])


@pytest.mark.parametrize("locale", locales())
def test_no_plate_cuts_the_name_of_a_pirate(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to show of him."""
    words, cut = words_for(locale), set[tuple[int, float, str]]()
    names = {term("pirate", pirate, words) for pirate in PIRATES}

    def noted(_x: float, y: float, said: str, size: float, _fill: str, **how: Any) -> str:
        if said in names and fitted(drawable(said, "text"), how.get("room", WIDTH), how.get("least") or size) != said:
            cut.add((lines, across, said))
        assert 0 < y < plate_high(lines)
        return ""

    monkeypatch.setattr(pirate_plates, "text", noted)
    about: dict[str, Any] = {"id": "", "seat": 0, "label": "3a", "first": True, "player": "W" * 32, "ship": "schooner"}
    about["fame"] = [["notoriety", "99", "ink"], ["popularity", "15", "ink"]]
    facts = [["gold", "5000", "ink"], ["damage", "−13", "bad"], ["hold", "20/20", "ink"], ["wound", "6", "bad"]]
    widths = {1: ((ROOM - 8) / 2, ROOM), 2: (BESIDE, (ROOM - 8) / 2, ROOM), 3: (BESIDE,), 4: (BESIDE,), 5: (BESIDE,)}
    for lines, across in ((lines, across) for lines, room in widths.items() for across in room):
        for name, where in product(names, ("DD19", "Saint-Georges des Bermudes")):
            shown = {**about, "facts": facts, "name": name, "place": where, "short": "GC-D7"}
            plate(shown, across, lines, PALETTES["light"])
    assert cut == set()


@pytest.mark.parametrize("locale", locales())
def test_a_plate_names_player_and_type_of_ship_smaller_before_it_leaves_them_out(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, drawn, missing = words_for(locale), set[str](), set[tuple[int, str]]()
    names = [term("pirate", pirate, words) for pirate in PIRATES]
    ships = [term("ship", ship, words) for ship in SHIPS]

    def noted(_x: float, y: float, said: str, size: float, _fill: str, **how: Any) -> str:
        if fitted(drawable(said, "text"), how.get("room", WIDTH), how.get("least") or size) == drawable(said, "text"):
            drawn.add(said)
        assert 0 < y < plate_high(lines)
        return ""

    monkeypatch.setattr(pirate_plates, "text", noted)
    about: dict[str, Any] = {"id": "", "seat": 0, "label": "3", "first": True, "player": "AI 2", "short": "O20"}
    about["fame"] = [["notoriety", "18", "ink"], ["popularity", "10", "ink"]]
    about["facts"] = [["gold", "500", "ink"], ["hold", "7/8", "ink"]]
    widths = {2: (ROOM - 8) / 2, 3: BESIDE, 4: BESIDE, 5: BESIDE}
    places = ("O20", term("port", "14", words))
    for (lines, across), name, ship, place in product(widths.items(), names, ships, places):
        drawn.clear()
        plate({**about, "name": name, "ship": ship, "place": place}, across, lines, PALETTES["light"])
        # On three lines, or with long words on two, there is no room for the ship, however small.
        roomy = lines > 3 or (lines == 2 and place == "O20" and wide(ship, pirate_plates.LEAST) < 100)
        least = ("AI 2", ship) if roomy else ("AI 2",)
        missing |= {(lines, said) for said in least if said not in drawn}
    assert missing == set()


def test_log_books_say_how_high_they_are() -> None:
    empty = {"holds": [], "sections": [], "lines": [], "chips": []}
    full = {"holds": [[]] * 5, "sections": [[]] * 5, "lines": [[]] * 5, "chips": [["refuge", "W" * 30, "ink"]]}
    for form in ("full", "narrow", "brief"):
        assert log_high(form, empty) < log_high(form, full) < HIGHEST - TOP  # type: ignore[arg-type]


# ---------------------------------------------------------------- shapes


def test_shapes_are_cut_at_the_edge_of_the_map() -> None:
    ring = cut_ring([(-5, 5), (5, -5), (15, 5), (5, 15)], AREA)
    assert all(0 <= x <= 10 and 0 <= y <= 10 for x, y in ring)
    assert cut_ring([(20, 20), (30, 20), (30, 30)], AREA) == []
    assert cut_line([(-5, 5), (15, 5), (15, 15), (5, 15), (5, 5)], AREA) == [[(0, 5), (10, 5)], [(5, 10), (5, 5)]]
    assert cut_line([(2, 2), (4, 2), (4, 4)], AREA) == [[(2, 2), (4, 2), (4, 4)]]


def test_the_shapes_of_the_maps_are_whole() -> None:
    for board in MAPS:
        assert lands(board)
        assert all(len(ring) > 8 for ring in lands(board))
    # Every side that is blocked between two hexes with water is drawn.
    assert sum(len(line) - 1 for line in ridges("M")) > 30
    assert len(borders("M")) == 1


def test_signs_keep_apart_and_inside_the_map() -> None:
    frame = framed("M", around("M", ["K14"], 640, 400), 24, 60, 662, 422)
    board = Board(frame, PALETTES["dark"], PAINTS["dark"])
    for _ in range(14):
        board.put("K14", 34, 30)
    for n, one in enumerate(board.taken):
        assert frame.x <= one.left
        assert one.right <= frame.x + frame.wide
        assert frame.y <= one.top
        assert one.bottom <= frame.y + frame.high
        assert not any(one.meets(other) for other in board.taken[n + 1 :])
    assert len(board.leads) == 2 * 13
    assert not Spot(0, 0, 1, 1).meets(Spot(1, 0, 2, 1))


def test_ships_that_share_a_hex_lie_on_one_raft_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    boards: list[Pieces] = []

    def drawn(board: Pieces, ships: Any) -> None:
        boards.append(board)
        kept(board, ships)

    kept = Pieces.fleet
    monkeypatch.setattr(Pieces, "fleet", drawn)
    view = moved(view_of(played(5, 3)).model_copy(deep=True), "S21", "S21", "S21", "M17", "D19")
    drawing = table_drawing(GAME, view, words_for("en"), NAMES.__getitem__, "dark")
    assert drawing is not None
    svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    assert len(boards) == 3
    raft, (x, y) = boards[0].middles["S21"], boards[0].frame.hex("S21")
    assert (raft.left + raft.right) / 2 == pytest.approx(x)
    assert (raft.top + raft.bottom) / 2 == pytest.approx(y)


def test_rafts_are_rows_of_three_and_squares() -> None:
    assert [[len(row) for row in rows_of(count)] for count in (1, 2, 3, 4, 7)] == [[1], [2], [3], [2, 2], [3, 3, 1]]


def test_the_line_to_a_hex_shows_beside_the_sign_in_its_middle() -> None:
    frame = framed("M", around("M", ["K14"], 640, 400), 24, 60, 662, 422)
    board = Board(frame, PALETTES["dark"], PAINTS["dark"])
    for _ in range(6):
        board.put("K14", 60, 30)
    middle, *others = board.taken
    assert board.middles == {"K14": middle}
    assert len(others) == 5
    assert not any(middle.wider(SEEN).meets(other) for other in others)


def test_the_line_of_a_name_set_aside_crosses_no_other_sign() -> None:
    frame = framed("M", around("M", ["K14"], 640, 400), 24, 60, 662, 422)
    board = Board(frame, PALETTES["dark"], PAINTS["dark"])
    x, y = board.put("K14", 30, 20)
    walls = [Spot(x - 120, y + side - 9, x + 120, y + side + 9) for side in (-40, 40)]
    board.taken += walls
    board.put("K14", 90, 18, aside=True)
    name = board.taken[-1]
    assert not board.crossed(x, y, name)
    assert board.crossed(x, y, Spot(x - 45, y + 60, x + 45, y + 78))


def test_every_seat_has_a_coin_and_every_nation_a_flag_and_a_letter() -> None:
    assert len(COINS) == max(GAME.seats) == len(set(COINS))
    assert {*NATIONS, "pirate", "unidentified"} == set(FLAGS)
    for locale in locales():
        letters = [words_for(locale).line("blackbeard-picture_flag", nation=nation) for nation in NATIONS]
        assert len(set(letters)) == len(NATIONS)


# ---------------------------------------------------------------- maps, tracks, secrets


@pytest.mark.parametrize("locale", locales())
def test_each_map_in_play_is_a_picture_within_its_frame(locale: str) -> None:
    found = maps(view_of(played(2, 2, seas="all")), locale)
    assert len(found) == 3
    for drawing in found:
        assert is_within(drawing)
        assert 0 < len(drawing.alt) < limits.ALT
        assert "blackbeard-" not in drawing.alt + drawing.scene
    assert len(maps(view_of(played(2, 2)), locale)) == 1


def test_a_map_is_small_and_is_drawn_from_a_spectators_view_only() -> None:
    (found,) = maps(view_of(played(2, 2)), theme="light")
    assert len(render(found.game, found.subject, found.theme, found.scene)) < 500_000
    with pytest.raises(ValueError, match="spectator"):
        maps(view_of(played(2, 2), 0))
    assert look_drawings(GAME, view_of(played(2, 2)), "deck", words_for("en"), NAMES.__getitem__, "dark") == []


def test_the_last_move_of_each_pirate_is_drawn_until_the_next_one() -> None:
    match = played(3, 4)
    view = view_of(match)
    assert view.tracks
    assert view.tracked == view.state.turn - 1
    told = {one["pirate"]: one for event in match.log if event.kind == "turn_over" for one in event.data["pirates"]}
    for pirate, way in view.tracks.items():
        assert way[1:] == told[pirate]["path"]
    assert {pirate for pirate, one in told.items() if one["path"]} == set(view.tracks)


def test_governors_that_only_a_seat_knows_are_ringed_in_its_own_picture() -> None:
    match = played(2, 2)
    for seat in range(2):
        view = view_of(match, seat)
        assert view.me is not None
        known = {
            PORTS[port.number].hex
            for port in view.state.ports.values()
            if port.governor and not port.governor.face and port.governor.token in view.me.governors
        }
        assert known
        whole_map = scenes.places(view, "M", whole("M"), words_for("en"))
        assert {port["hex"] for port in whole_map["ports"] if port["told"]} == known
        assert all(port["governor"] in "+-" for port in whole_map["ports"] if port["told"])
    public = scenes.places(view_of(match), "M", whole("M"), words_for("en"))
    assert not any(port["told"] for port in public["ports"])


def test_a_seat_with_several_pirates_has_a_letter_on_each_coin() -> None:
    view = view_of(played(2, 1))
    first, second = view.state.pirates.values()
    assert [label_of(view, pirate) for pirate in (first, second)] == [str(first.seat + 1), str(second.seat + 1)]
    view.state.pirates[second.id] = replace(second, seat=first.seat)
    assert [label_of(view, pirate) for pirate in view.state.pirates.values()] == [
        f"{first.seat + 1}a",
        f"{first.seat + 1}b",
    ]


def test_a_pirate_keeps_his_letter_when_another_one_retires() -> None:
    view = view_of(played(3, 1)).model_copy(deep=True)
    first, second, third = (replace(pirate, seat=1) for pirate in view.state.pirates.values())
    view.state.pirates = {first.id: first, second.id: second, third.id: third}
    assert [label_of(view, one) for one in view.state.pirates.values()] == ["2a", "2b", "2c"]
    view.state.pirates[first.id] = replace(first, status="retired")
    assert [label_of(view, one) for one in shown_pirates(view)] == ["2b", "2c"]
    view.ended = {"winners": [1]}
    assert [label_of(view, one) for one in shown_pirates(view)] == ["2a", "2b", "2c"]


def test_the_last_picture_shows_everybody_with_their_fates() -> None:
    view = view_of(played(2, 2))
    first, second = view.state.pirates.values()
    view.state.pirates[first.id] = replace(first, status="retired")
    view.state.pirates[second.id] = replace(second, seat=first.seat)
    assert [label_of(view, one) for one in shown_pirates(view)] == [f"{first.seat + 1}b"]
    view.ended = {"winners": [first.seat]}
    shown = scenes.table(view, words_for("en"), NAMES.__getitem__)
    assert shown is not None
    assert [plate["label"] for plate in shown["plates"]] == [f"{first.seat + 1}a", f"{first.seat + 1}b"]
    assert shown["plates"][0]["place"] == "retired"
    assert shown["title"] == "The end"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_several_log_books_fit_into_one_picture(own: int, theme: Any) -> None:
    view = view_of(played(4, 2), 0)
    for n, pirate in enumerate(list(view.state.pirates.values())):
        if n < own:
            view.state.pirates[pirate.id] = replace(
                pirate, seat=0, position=Position(("K14", "Q25", "C18", "S4")[n], "sea")
            )
        else:
            del view.state.pirates[pirate.id]
    drawing = hand_drawing(GAME, view, words_for("fr"), NAMES.__getitem__, theme)
    assert drawing is not None
    assert is_within(drawing)
    assert 0 < len(drawing.alt) < limits.ALT


def test_frames_know_their_hexes() -> None:
    frame = framed("M", around("M", ["K14"], 640, 400), 24, 60, 662, 422)
    assert isinstance(frame, Frame)
    assert frame.holds("K14")
    assert not frame.holds("GC-A1")
    assert not frame.holds("TZ1")
    x, y = frame.hex("K14")
    assert frame.x < x < frame.x + frame.wide
    assert frame.y < y < frame.y + frame.high
    assert table_drawing(GAME, view_of(played(2, 2)), words_for("en"), NAMES.__getitem__, "dark") is not None


@pytest.mark.parametrize("locale", locales())
def test_the_log_book_gives_the_home_of_a_relative(locale: str) -> None:
    """The story names the port in which the relative lives; one who lives aboard has none."""
    view, words = view_of(played(3, 1)), words_for(locale, strict=True)
    pirate = next(iter(view.state.pirates.values()))
    homes = ("14", "PI05")
    pirate.hostages[:] = [Hostage(f"hostage{n}", "English", home, 1, "PI05") for n, home in enumerate(homes)]
    ((_, told, _),) = [line for line in lines_of(view, pirate, words) if line[0] == "hostage"]
    assert [term("port", "14", words) in one for one in told] == [True, False]


# ---------------------------------------------------------------- the key


def key_sheets(locale: str, theme: Any = "dark", **options: Any) -> list[Drawing]:
    view = view_of(played(3, 1, **options))
    return look_drawings(GAME, view, "key", words_for(locale, strict=True), NAMES.__getitem__, theme)


def signs_of(drawing: Drawing) -> dict[str, str]:
    """Return the signs of a sheet of the key, with their words."""
    return {sign: said for column in json.loads(drawing.scene)["columns"] for sign, said in column["rows"]}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("locale", locales())
def test_the_key_draws_every_sign_beside_words_that_fit(
    locale: str, theme: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def fitted(words: str, room: float, size: float, face: Any = "text") -> str:
        written.append(kept(words, room, size, face))
        assert size >= LEAST_OF_KEY or len(words) <= 3
        return written[-1]

    kept = shapes.fitted
    monkeypatch.setattr(shapes, "fitted", fitted)
    for drawing in key_sheets(locale, theme):
        written.clear()
        svg = svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
        assert {drawable(said) for said in signs_of(drawing).values()} <= {*written}
        # Nothing in it can be chosen at the table to touch.
        assert " of=" not in svg
        assert len(drawing.alt) < limits.ALT


def test_the_key_has_every_sign_of_maps_plates_and_log_books() -> None:
    found = {sign for drawing in key_sheets("en") for sign in signs_of(drawing)}
    assert {*key_art.SAMPLES, *EVENT_SIGNS, *NATIONS} <= found
    # An anchor and a hull on its side stand at coins, a palm is a Refuge.
    drawn = {key_art.CHIPS.get(sign, sign) for sign in found}
    assert {*SIGNS} - {"anchor", "careened", "pet", "eye", "flame"} <= drawn


def test_the_key_leaves_out_what_a_match_never_shows() -> None:
    without = dict.fromkeys(WAR, False)
    kept = {sign for drawing in key_sheets("en", **without) for sign in signs_of(drawing)}
    everything = {sign for drawing in key_sheets("en") for sign in signs_of(drawing)}
    assert everything - kept == {"blockade", "warship", "kc", "ghost", "target", *EVENT_SIGNS}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("turn", [0, 188])
def test_there_is_room_for_the_name_of_a_map_beside_the_title_and_the_legend(locale: str, turn: int) -> None:
    words = words_for(locale, strict=True)
    title = words.line("blackbeard-picture_turn", turn=turn)
    _, room = note_room(title, [words.line("blackbeard-picture_legend", sign=sign) for sign in scenes.FAME])
    for board in MAPS:
        assert shapes.wide(words.line("blackbeard-picture_map", map=board), NOTE) <= room
