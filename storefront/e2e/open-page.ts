import type { Page } from "@playwright/test";

/** Opens a page of the shop and waits until it is hydrated and the network is idle. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
  await page.waitForLoadState("networkidle");
}
