import type { Page } from "@playwright/test";

/** Pauses a page's calls to `url`, also those that its service worker makes; the returned function resumes them. */
export async function pauseCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await page.context().route(url, async (route) => {
    await resumed;
    await route.fallback();
  });
  return resume;
}
