import { expect, type Page } from "@playwright/test";
import { HYDRATED } from "../app/lib/browser/hydrated";

/** Opens a page of the shop and waits until it reacts, shows its data and has its fonts. */
export async function openPage(page: Page, path: string) {
  const hydrated = await watchHydration(page);
  await page.goto(path);
  await hydrated();
  await expect(page.locator(".animate-pulse, .animate-spin, [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Addresses of the scripts that the page has loaded so far. */
export function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith(".js")),
  );
}

/** Called before a page is opened; returns what waits until it is hydrated. */
export async function watchHydration(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => Object.assign(window, { isHydrated: true }));
  }, HYDRATED);
  return () => page.waitForFunction(() => "isHydrated" in window);
}

/** Back twice before a busy phone can answer the first press. */
export function pressBackTwice(page: Page) {
  return page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
}
