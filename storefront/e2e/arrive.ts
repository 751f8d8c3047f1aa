import type { Page } from "@playwright/test";

/** Opens a page of the shop and waits until its scripts have taken it over and have nothing more to ask for. */
export async function arrive(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
  await page.waitForLoadState("networkidle");
}
