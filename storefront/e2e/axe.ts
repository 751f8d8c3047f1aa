import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { animationsEnd } from "./animations";

/** The minified file: what the package exports is twice as much for every page to compile. */
const AXE = readFileSync(join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/**
 * The looks of texts whose contrast this process has measured: that takes longer than all other rules. Menu, list rows and fields look
 * the same on every page.
 */
const measured = new Set<number>();

/** Fails with the axe violations of the current page, including dialogs and toasts. */
export async function expectNoViolations(page: Page, what = page.url()) {
  // Elements that fade in or out are transparent, and axe would report their contrast.
  await animationsEnd(page);
  // Once for each page that is loaded: compiling it takes longer than most of its runs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const fresh = await markLooks(page);
  // Only the violations: axe would describe every element that passes, too.
  const found = await page.evaluate(async () => {
    axe.configure({ rules: [{ id: "color-contrast", selector: "[data-look]" }] });
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    for (const marked of document.querySelectorAll("[data-look]")) marked.removeAttribute("data-look");
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found.map((violation) => `${what}: ${violation}`)).toEqual([]);
  for (const look of fresh) measured.add(look);
}

/** Marks one element of each look that was not measured yet: the same classes, styles and states from the document down to it. */
function markLooks(page: Page): Promise<number[]> {
  return page.evaluate(
    (known) => {
      const STATES =
        /^(class|style|disabled|open|type|data-state|data-disabled|aria-(?!label|describedby|controls|owns))/;
      const looks = new Map<Element, number>();
      const lookOf = (element: Element): number => {
        let look = looks.get(element);
        if (look !== undefined) return look;
        look = element.parentElement ? lookOf(element.parentElement) : window.innerWidth;
        const states = [...element.attributes]
          .filter(({ name }) => STATES.test(name))
          .map(({ name, value }) => name + value);
        for (const letter of element.tagName + states.join()) look = (Math.imul(look, 31) + letter.charCodeAt(0)) | 0;
        looks.set(element, look);
        return look;
      };
      const seen = new Set(known);
      const fresh = new Set<number>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const elements = new Set<Element>(document.querySelectorAll("input, select, textarea"));
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (parentElement && textContent?.trim()) elements.add(parentElement);
      }
      const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
      /** Not behind a dialog, where axe cannot tell: within it, or on it as a toast is. */
      const isFree = (element: Element) => {
        if (element.closest("[aria-hidden=true], [inert]")) return false;
        if (!modal || modal.contains(element)) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      for (const element of elements) {
        const look = lookOf(element);
        if (seen.has(look) || !element.checkVisibility({ visibilityProperty: true }) || !isFree(element)) continue;
        fresh.add(look);
        seen.add(look);
        element.setAttribute("data-look", "");
      }
      return [...fresh];
    },
    [...measured],
  );
}

/** In the page. */
declare const axe: typeof import("axe-core");
