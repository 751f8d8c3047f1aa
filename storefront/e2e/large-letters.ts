import { expect, type Page } from "@playwright/test";

export async function enlarge(page: Page, percent: number) {
  await page.addStyleTag({ content: `:root { font-size: ${percent}% }` });
}

/** Nothing scrolls sideways. The width is a constant, because a phone's `innerWidth` grows with content that is too wide. */
export async function expectWithinScreen(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/**
 * Each control of the page, or of the dialog over it, can be scrolled to where it is whole between the edges of the screen and under
 * nothing else.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document.body;
    const controls = root.querySelectorAll("a[href], button, input, textarea, summary, [role=tab]");
    return [...controls].flatMap((control) => {
      // For screen readers only.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr-only, [aria-hidden=true]"))
        return [];
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, width, height } = control.getBoundingClientRect();
      if (width < 2) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      if (left < -1 || right > 361) return [`outside: ${name}`];
      const isUnder = [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height / 2);
        return !hit || !(control.contains(hit) || hit.contains(control));
      });
      return isUnder ? [`under another: ${name}`] : [];
    });
  });
}

/** The words of a list that are broken, beyond the edge of the screen, or on another word. */
export function brokenWords(page: Page, list: string): Promise<string[]> {
  return page.locator(list).evaluate((root) => {
    const words: { word: string; rects: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        words.push({ word, rects: [...range.getClientRects()] });
      }
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return words
      .filter(({ rects: [first, ...others] }, place) => {
        if (!first || others.length > 0 || first.left < 0 || first.right > 360) return true;
        return words.some(({ rects: [other] }, at) => at !== place && other && overlap(first, other));
      })
      .map(({ word }) => word);
  });
}
