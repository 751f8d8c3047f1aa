import type { Page } from "@playwright/test";

/**
 * Every text of the page, or of the dialog that lies over it, that cannot be read whole: cut off by an ancestor that hides what is
 * wider or taller than itself (ellipses and clamped lines too), beyond the edge of the screen, or lying on another text. What
 * can be scrolled to is not cut.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance for fonts and fractions of pixels. */
    const SLACK = 2;
    const dialogs = [...document.querySelectorAll<HTMLElement>("dialog[open], [role=dialog], [role=alertdialog]")];
    const root = dialogs.at(-1) ?? document.body;
    const found = new Set<string>();
    const say = (what: string, text: string) => found.add(`${what}: ${text.replace(/\s+/g, " ").trim().slice(0, 60)}`);

    /** What is so of an element or of one around it; each is looked at once, as most texts are in the same ones. */
    const inherited = <Found>(of: (element: Element) => Found | undefined, none: Found) => {
      const known = new Map<Element, Found>();
      const find = (element: Element): Found => {
        const found = known.get(element) ?? of(element) ?? (element.parentElement ? find(element.parentElement) : none);
        known.set(element, found);
        return found;
      };
      return find;
    };
    const isClipped = inherited((element) => getComputedStyle(element).clip.startsWith("rect(0") || undefined, false);

    /** Skips texts for screen readers only, and names on tiles, which are also beside the tile. */
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[aria-hidden=true]") &&
      !isClipped(element);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

    /** Reports where a line is cut; returns whether it is visible without scrolling. */
    const check = (node: Element, text: string, rect: DOMRect): boolean => {
      let scrollsX = false;
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const outX = rect.right > box.right + SLACK || rect.left < box.left - SLACK;
        // Lines are taller than their characters.
        const outY = rect.bottom > box.bottom + 2 * SLACK || rect.top < box.top - 2 * SLACK;
        scrollsX ||= scrolls(overflowX);
        if ((scrolls(overflowX) && outX) || (scrolls(overflowY) && outY)) return false;
        if (hides(overflowX) && outX) {
          say("cut at the side", text);
          return false;
        }
        if (hides(overflowY) && outY) {
          say("cut below", text);
          return false;
        }
        if (position === "fixed") return true;
      }
      if (!scrollsX && (rect.right > document.documentElement.clientWidth + SLACK || rect.left < -SLACK)) {
        say("beyond the screen", text);
      }
      return true;
    };

    const shown: { element: Element; text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const element = node.parentElement;
      if (!text.trim() || !element || element.closest("script, style, option, svg, noscript") || !isShown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        if (check(element, text, rect)) shown.push({ element, text, rect });
      }
    }

    // Fixed elements cover what is scrolled under them.
    const layer = inherited<Element>(
      (element) => (/fixed|sticky/.test(getComputedStyle(element).position) ? element : undefined),
      document.body,
    );
    // The bounding box of a rotated text is larger than the text.
    const isTurned = inherited((element) => getComputedStyle(element).rotate !== "none" || undefined, false);
    const placed = shown
      .filter(({ element }) => !isTurned(element))
      .map((one) => ({ ...one, layer: layer(one.element) }))
      .sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, a] of placed.entries()) {
      for (let next = index + 1; next < placed.length; next += 1) {
        const b = placed[next];
        if (!b || b.rect.top >= a.rect.bottom) break;
        if (a.element === b.element || a.layer !== b.layer) continue;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const tall = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (wide > 3 && tall > Math.min(a.rect.height, b.rect.height) / 2)
          say("on another text", `${a.text} + ${b.text}`);
      }
    }

    // Placeholders and selected options have one line.
    const pen = document.createElement("canvas").getContext("2d");
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
      if (!text || !pen || !isShown(field)) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(text).width > room + SLACK) say("wider than its field", text);
    }
    return [...found];
  });
}
