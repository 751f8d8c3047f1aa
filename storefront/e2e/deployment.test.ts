import { expect, type Page, type Route, test } from "@playwright/test";
import { builtScript } from "./built-script";
import { loadedScripts, openPage } from "./open-page";

const TOASTER = builtScript("app/ui/toaster.tsx");
const ROOT = builtScript("app/root.tsx?__react-router-build-client-route");
const PRODUCT_PAGE = builtScript("app/shop/product/product.tsx?__react-router-build-client-route");

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

/** Counts how often the page begins to be loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
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

/** The script of the menu is loaded when it is opened. */
const openMenu = (page: Page) => page.getByRole("button", { name: "Цэс нээх" }).click();

test("a page that needs a script of the build before is reloaded once, and what was typed is kept", async ({
  page,
}) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await deploy(page);
  const reloaded = page.waitForEvent("domcontentloaded");
  await openMenu(page);
  await reloaded;
  await expect(username(page)).toHaveValue("bold");
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("a script that is missing for good does not reload the page again and again", async ({ page }) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await loseNewScripts(page, (route) => route.fulfill({ status: 404, body: "Not found" }));
  const reloaded = page.waitForEvent("domcontentloaded");
  await openMenu(page);
  await reloaded;
  await expect(username(page)).toHaveValue("bold");
  // The script of the toast that tells of it is missing, too.
  const told = page.waitForResponse(`**${TOASTER}`);
  await openMenu(page);
  await told;
  await expect(username(page)).toHaveValue("bold");
  expect(loads()).toBe(1);
});

test("a script that a weak network has lost is there when the page has been loaded again, with what was typed", async ({
  page,
}) => {
  await typeUsername(page);
  const loads = countLoads(page);
  let lost = 0;
  await loseNewScripts(page, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  const reloaded = page.waitForEvent("domcontentloaded");
  await openMenu(page);
  await reloaded;
  await expect(username(page)).toHaveValue("bold");
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("a network that is gone costs nothing but the press", async ({ page }) => {
  await typeUsername(page);
  const loads = countLoads(page);
  await page.route("**/assets/**", (route) => route.abort());
  // The scripts are asked for anew before the page would be loaded again.
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith(ROOT));
  await openMenu(page);
  await asked;
  await expect(username(page)).toHaveValue("bold");
  expect(loads()).toBe(0);
});

test("a page whose next one cannot be prefetched stays as it is", async ({ page }) => {
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith(PRODUCT_PAGE));
  await page.route(`**${PRODUCT_PAGE}`, (route) => route.abort());
  await openPage(page, "/");
  const loads = countLoads(page);
  await lost;
  await page.getByRole("contentinfo").getByRole("link", { name: "Холбоо барих" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Холбоо барих" })).toBeVisible();
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
