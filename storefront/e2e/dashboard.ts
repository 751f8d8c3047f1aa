import { type Browser, expect, type Page } from "@playwright/test";
import { ADMIN } from "./people";

export const dashboardUrl = process.env.COMMERCE_URL ?? "http://127.0.0.1:9000";

/** A page signed in to Medusa's own dashboard; in Mongolian by default, as the shop's back office. */
export async function openDashboard(
  browser: Browser,
  isMobile: boolean | undefined,
  { email, password }: { email: string; password: string } = ADMIN,
  language: "mn" | "en" = "mn",
): Promise<Page> {
  const context = await browser.newContext({
    viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  await context.addInitScript((lng) => localStorage.setItem("lng", lng), language);
  const signedIn = await context.request.post(`${dashboardUrl}/auth/user/emailpass`, { data: { email, password } });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { token } = await signedIn.json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await context.request.post(`${dashboardUrl}/auth/session`, { headers })).ok()).toBe(true);
  return context.newPage();
}

/**
 * Goes to another page of the open dashboard as a link does, without loading its code anew, and waits until the page before is gone: an
 * order has fields of the same names on both. `path` begins with `/app`.
 */
export async function goWithin(dashboard: Page, path: string) {
  await dashboard.evaluate((to) => {
    for (const shown of document.querySelectorAll("main h1, main h2")) shown.setAttribute("data-left", "");
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(dashboard.locator("[data-left]")).toHaveCount(0, { timeout: 30_000 });
}

/** Signs in on the dashboard's own page. */
export async function signInToDashboard(page: Page) {
  await page.goto(`${dashboardUrl}/app/login`);
  await page.locator('input[name="email"]').fill(ADMIN.email);
  await page.locator('input[name="password"]').fill(ADMIN.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/app\/orders/, { timeout: 20_000 });
}

/** Finds Medusa's own record of a resource of the shop by a search. */
export async function medusaId(
  dashboard: Page,
  kind: "products" | "orders" | "inventory-items",
  query: string,
): Promise<string> {
  const answer = await dashboard.request.get(`${dashboardUrl}/admin/${kind}?${query}`);
  const [found]: { id: string }[] = (await answer.json())[kind.replace("-", "_")];
  return found?.id ?? "";
}
