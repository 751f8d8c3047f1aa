import { expect, type Page, type Route, test } from "@playwright/test";
import { loadedScripts, openPage } from "./open-page";

/** A browser without a service worker, as on the first visit: nothing has the scripts of the old build. */
test.use({ serviceWorkers: "block" });

/** Deploys a build whose scripts have other names; they are the same otherwise, so a page is of the new build once it is loaded again. */
async function deploy(page: Page) {
  let isNew = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isNew = true;
  });
  await page.route("**/assets/*.js*", (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
  );
}

/** The scripts that the page has not loaded yet do not come. */
async function loseNewScripts(page: Page, lose: (route: Route) => Promise<void>) {
  const loaded = new Set(await loadedScripts(page));
  await page.route("**/assets/*.js*", (route) => (loaded.has(route.request().url()) ? route.continue() : lose(route)));
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

const username = (page: Page) => page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл");

const menu = (page: Page) => page.getByRole("dialog").getByRole("navigation");

/** On a page that has no sheet of its own, so that the script of the menu is not there yet. */
async function typeUsername(page: Page) {
  await openPage(page, "/auth");
  await username(page).fill("bold");
}

/** The script of the product's page. */
const PRODUCT_PAGE = /\/product-[\w-]{8}\.js$/;

/** The script of the menu is loaded when it is opened. */
const openMenu = (page: Page) => page.getByRole("button", { name: "Цэс нээх" }).click();

test("a page that needs a script of the build before is reloaded once, and what was typed is kept", async ({
  page,
}) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await deploy(page);
  await openMenu(page);
  await expect.poll(loads).toBe(1);
  await expect(username(page)).toHaveValue("bold");
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("a script that is missing for good does not reload the page again and again", async ({ page }) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await loseNewScripts(page, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await openMenu(page);
  await expect.poll(loads).toBe(1);
  await expect(username(page)).toHaveValue("bold");
  await openMenu(page);
  await expect(username(page)).toHaveValue("bold");
  // As long as a reload takes to begin.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

test("a weak network that has lost a script costs nothing but the press", async ({ page }) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await loseNewScripts(page, (route) =>
    /top-menu-sheet|toaster/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await openMenu(page);
  // As long as an error or a reload takes to appear.
  await page.waitForTimeout(1000);
  await openMenu(page);
  await page.waitForTimeout(1000);
  await expect(username(page)).toHaveValue("bold");
  await page.unroute("**/assets/*.js*");
  // The script of the toasts was lost, too, and comes by itself.
  await expect(page.getByText("Дахин оролдоно уу.", { exact: true })).toBeVisible({ timeout: 15_000 });
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await expect(username(page)).toHaveValue("bold");
  expect(loads()).toBe(0);
});

test("a script that a weak network has lost twice comes at the same press", async ({ page }) => {
  await typeUsername(page);
  let lost = 0;
  await loseNewScripts(page, (route) => {
    if (!/top-menu-sheet/.test(route.request().url()) || lost === 2) return route.continue();
    lost += 1;
    return route.abort();
  });
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  expect(lost).toBe(2);
});

test("a page whose next one cannot be prefetched stays as it is", async ({ page }) => {
  const lost = page.waitForEvent("requestfailed", (request) => PRODUCT_PAGE.test(request.url()));
  await page.route(PRODUCT_PAGE, (route) => route.abort());
  await openPage(page, "/");
  const loads = countLoads(page);
  await lost;
  // As long as a reload takes to begin.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(0);
});

test("a link to a page of the build before leads there", async ({ page }) => {
  await openPage(page, "/");
  await deploy(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Холбоо барих" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1, name: "Холбоо барих" })).toBeVisible();
});

test("a password is not kept when its page is reloaded, a username is", async ({ page }) => {
  await openPage(page, "/auth");
  await username(page).fill("bold");
  await page.getByLabel("Нууц үг", { exact: true }).fill("secret-pass-1");
  await page.reload();
  await expect(username(page)).toHaveValue("bold");
  await expect(page.getByLabel("Нууц үг", { exact: true })).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(stored).not.toContain("secret-pass-1");
});
