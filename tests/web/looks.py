"""What can be measured of how a page looks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"

WATCH_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""

STICKING_OUT = """() => {
    const found = [];
    const name = (node) => {
        const own = node.getAttribute('class');
        return node.localName + (own ? '.' + own.trim().split(/\\s+/)[0] : '');
    };
    const say = (node, what) => found.push(
        `${name(node.parentElement ?? node)} > ${name(node)} ${what}: ` +
        (node.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 60)
    );
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    // the map, the city, and tables of the rules: as wide as they like
    const PANNED = '.scroller, .pan, .wide:has(> table)';
    // what lies in something that scrolls is looked at there
    const scrolls = (node) => {
        for (let at = node.parentElement; at; at = at.parentElement) {
            const how = getComputedStyle(at).overflowX;
            if (how === 'auto' || how === 'scroll') return true;
        }
        return false;
    };
    // what hides whatever is too wide for it, if nothing in between can be scrolled
    const clipping = (node) => {
        const how = node && getComputedStyle(node).overflowX;
        if (!node || how === 'auto' || how === 'scroll') return null;
        return how === 'visible' ? clipping(node.parentElement) : node;
    };
    for (const node of document.body.querySelectorAll('*')) {
        // the letters of the city move along with it
        if (node.closest('.spoken, [hidden], .letters') || !node.checkVisibility()) continue;
        const box = node.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue; // for screen readers alone
        const style = getComputedStyle(node);
        const outside = box.right > innerWidth + 1 || box.left < -1;
        if (outside && !scrolls(node) && !node.closest('svg svg, svg *')) say(node, 'sticks out');
        if (node instanceof SVGElement || node.matches('input, textarea, select')) continue;
        const written = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
        // an ellipsis says that something is missing, and the title tells it
        const told = style.textOverflow === 'ellipsis' && (node.title || node.closest('[title]'));
        if (written && cut && !told && node.scrollWidth > node.clientWidth + 1) say(node, 'is cut');
        const around = written && clipping(node.parentElement);
        if (around && box.right > around.getBoundingClientRect().right + 1) say(node, 'is cut off');
    }
    // what scrolls down would scroll sideways too, and nobody looks for what is there
    for (const node of document.body.querySelectorAll('*')) {
        const wide = node.scrollWidth > node.clientWidth + 1;
        const how = wide && !node.matches(PANNED) ? getComputedStyle(node).overflowX : '';
        if (how === 'auto' || how === 'scroll') say(node, 'scrolls sideways');
    }
    return [...new Set(found)];
}"""

CUT_THROUGH = """() => {
    const found = new Set();
    const name = (node) => {
        const own = node.getAttribute('class');
        return node.localName + (own ? '.' + own.trim().split(/\\s+/)[0] : '');
    };
    const glow = (node, style) => {
        if (!node.matches('.can, .picked, .lit')) return 0;
        const ring = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
        return Math.max(0, ring + parseFloat(style.outlineOffset));
    };
    // on a desk nothing in the bar is half seen, not even what can be scrolled to
    const scrolls = (node, style) =>
        /auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight + 1 &&
        (innerWidth < 900 || !node.closest('.bar'));
    for (const node of document.body.querySelectorAll(':not(svg *)')) {
        if (node.closest('.spoken, [hidden]') || !node.checkVisibility()) continue;
        const box = node.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue; // for screen readers alone
        const style = getComputedStyle(node);
        const written = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        const drawn = node.matches('button, svg, input') || parseFloat(style.borderBottomWidth);
        if ((!written && !drawn) || style.position === 'fixed') continue;
        const around = glow(node, style);
        for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
            const over = getComputedStyle(at);
            if (over.position === 'fixed') break; // it lies over everything
            if (over.overflowY === 'visible') continue;
            if (scrolls(at, over)) break;
            const clip = at.getBoundingClientRect();
            if (box.top >= clip.bottom - 1 || box.bottom <= clip.top + 1) break; // all of it hidden
            if (box.bottom + around > clip.bottom + 1 || box.top - around < clip.top - 1) {
                const words = (node.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 60);
                found.add(`${name(node)} is cut in height by ${name(at)}: ${words}`);
                break;
            }
        }
    }
    return [...found];
}"""

UNTRANSLATED = """() => {
    if (!['ru', 'uk'].includes(document.documentElement.lang)) return [];
    const others = ':not([lang=en], [lang=en] *, [role=log], script)';
    const all = [...document.body.querySelectorAll(others)];
    const words = all.flatMap((node) =>
        [...node.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data.trim())
    );
    return words.filter((one) => /[a-z]{3,} [a-z]{3,}/i.test(one)).map((one) => `English: ${one}`);
}"""
"""Two words of our letters in a row, in the languages that have others."""

OVERFLOWING = """() => {
    const found = [];
    const board = document.querySelector('.frame main');
    if (board.scrollHeight > board.clientHeight + 1) found.push('the board scrolls');
    for (const node of document.querySelectorAll('.frame > :is(header, main, .bar) *')) {
        if (node.closest('svg, .spoken') || !node.checkVisibility()) continue;
        const style = getComputedStyle(node);
        if (style.display.startsWith('inline') || style.overflowX === 'auto') continue;
        if (node.scrollWidth <= node.clientWidth + 2) continue;
        const names = [...node.classList].filter((name) => !name.startsWith('svelte-'));
        found.push([node.localName, ...names].join('.'));
    }
    return found;
}"""

PANELS = {
    "container": (".rivals > *", ".table > .waters", ".bank", ".island", ".table > .mine"),
    "carnegie": (".panel.map", ".plaques", ".right", "section.mine"),
    "rolling_heights": (".market", ".top > *", ".right > .cards > *", ".shop", ".shop > .yard"),
}
"""The chief parts of a table on a desk."""
BOXES = """(panels) => Object.fromEntries(panels.map((panel) => [
    panel,
    [...document.querySelectorAll(`.frame main ${panel}`)].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    }),
]).filter(([, boxes]) => boxes.length))"""

LEAST_LETTERS = """() => {
    const all = [...document.querySelectorAll('.frame :not(svg, svg *, .spoken, .spoken *)')];
    const words = all.filter((node) =>
        [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim())
    );
    return Math.min(
        ...words.map((node) => parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom)
    );
}"""

AXE = """async (rules) => (await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
})).violations"""
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


@cache
def axe_source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What axe finds in either theme that is serious or worse, each with where it is. In the second
    theme it applies the rules that depend on colours; nothing else differs."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    found: list[str] = []
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        violations: list[dict[str, Any]] = page.evaluate(
            AXE, COLOUR_RULES if theme == "dark" else None
        )
        found += [
            f"{theme}, {one['id']}: {node['target']} "
            f"{node['failureSummary'].splitlines()[1].strip()}"
            for one in violations
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:5]
        ]
    return found


def sticking_out(page: Page) -> list[str]:
    """What is wider than the screen, what is cut off or cut through in height, and what is still in
    another language."""
    looks = (STICKING_OUT, CUT_THROUGH, UNTRANSLATED)
    return [problem for look in looks for problem in page.evaluate(look)]


def moved(page: Page, game: str, boxes: dict[str, list[list[int]]]) -> list[str]:
    """Which chief parts of a table aren't where they were. Parts may be covered by others, but not
    all of them always; `boxes` remembers those that were seen."""
    now: dict[str, list[list[int]]] = page.evaluate(BOXES, PANELS[game])
    assert now
    return [
        f"{panel} is at {found}, not at {known}"
        for panel, found in now.items()
        if len(known := boxes.setdefault(panel, found)) != len(found)
        or any(abs(a - b) > 1 for one, was in zip(found, known) for a, b in zip(one, was))
    ]


def overflowing(page: Page) -> set[str]:
    """What at a table is wider than the place it has there, or has to be scrolled to."""
    return set(page.evaluate(OVERFLOWING))


def least_letters(page: Page) -> float:
    """How many pixels the smallest words are high, but for the letters on pieces."""
    return float(page.evaluate(LEAST_LETTERS))
