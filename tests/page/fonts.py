"""Which fonts a page in the browser is drawn with."""

from playwright.async_api import Page

WRITTEN = """(selector) => {
    document.body.replaceWith(document.body.cloneNode(true));
    const all = [...document.querySelectorAll(selector)];
    const parts = ["::before", "::after", "::marker"];
    const signs = (element) => parts.map((part) => getComputedStyle(element, part).content);
    const drawn = (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) ||
        element.matches("select, input, textarea, li, summary") ||
        signs(element).some((content) => content !== "none" && content !== "normal");
    for (const element of document.querySelectorAll("[data-drawn]")) element.removeAttribute("data-drawn");
    for (const element of all.filter(drawn)) element.setAttribute("data-drawn", "");
}"""
"""Mark the elements of a selector that draw a text of their own."""


async def fonts_of(page: Page, selector: str) -> dict[tuple[str, bool], str]:
    """Return the fonts that draw the texts of elements, and whether a page brought them, each with one such element.

    The page stands still from then on: what draws itself anew could not be asked for its fonts.
    """
    await page.evaluate(WRITTEN, selector)
    client = await page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        await client.send(f"{domain}.enable")
    root = (await client.send("DOM.getDocument"))["root"]["nodeId"]
    nodes = (await client.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-drawn]"}))["nodeIds"]
    assert nodes
    found: dict[tuple[str, bool], int] = {}
    for node in nodes:
        for font in (await client.send("CSS.getPlatformFontsForNode", {"nodeId": node}))["fonts"]:
            found[font["familyName"], font["isCustomFont"]] = node
    return {font: (await client.send("DOM.getOuterHTML", {"nodeId": n}))["outerHTML"] for font, n in found.items()}
