import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";

/** The row of a list with a text; on a phone the card. */
export function entryOf(page: Page, list: string, text: string): Locator {
  return page
    .getByRole("list", { name: list, exact: true })
    .getByRole("listitem")
    .or(page.getByRole("table", { name: list, exact: true }).getByRole("row"))
    .filter({ hasText: text });
}

/** No axe violations, and nothing is wider than the screen. */
export async function expectNothingWrong(page: Page) {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The back office's question about unsaved changes. */
export function question(page: Page): Locator {
  return page.getByRole("alertdialog");
}

/** A picture of one pixel; each colour is a different picture. */
const POINTS = {
  red: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  green: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};

export function pictureFile(name: string, color: keyof typeof POINTS = "red") {
  return { name, mimeType: "image/png", buffer: Buffer.from(POINTS[color], "base64") };
}
