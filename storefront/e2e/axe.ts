import { expect, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { animationsEnd } from "./animations";

/** Fails with the axe violations of the current page, including dialogs and toasts. */
export async function expectNoViolations(page: Page, what = page.url()) {
  // Elements that fade in or out are transparent, and axe would report their contrast.
  await animationsEnd(page);
  // Once for each page that is loaded: compiling it takes longer than most of its runs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  // Only the violations: axe would describe every element that passes, too.
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found.map((violation) => `${what}: ${violation}`)).toEqual([]);
}

/** In the page. */
declare const axe: typeof import("axe-core");
