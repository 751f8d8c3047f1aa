import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { animationsEnd } from "./animations";

/** The minified file: what the package exports is twice as much for every page to compile. */
const AXE = readFileSync(join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/** What half of a run measures: the contrast of each text. */
const CONTRAST = "color-contrast";

/** Fails with the axe violations of the current page, including dialogs and toasts. `contrast`: whether that is measured, too. */
export async function expectNoViolations(page: Page, what = page.url(), { contrast = true } = {}) {
  // Elements that fade in or out are transparent, and axe would report their contrast.
  await animationsEnd(page);
  // Once for each page that is loaded: compiling it takes longer than most of its runs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Only the violations: axe would describe every element that passes, too.
  const found = await page.evaluate(
    async ([rule, enabled]) => {
      const { violations } = await axe.run({ resultTypes: ["violations"], rules: { [rule]: { enabled } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    [CONTRAST, contrast] as const,
  );
  expect(found.map((violation) => `${what}: ${violation}`)).toEqual([]);
}

/** In the page. */
declare const axe: typeof import("axe-core");
