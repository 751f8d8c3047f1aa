import type { Page } from "@playwright/test";

/** Keeps a page's calls to `url` waiting until what it answers is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
