import { expect, type Page, type Route, test } from "@playwright/test";
import { loadedScripts, openPage } from "./open-page";
import { arriveWithCart } from "./people";

/** A browser without a service worker, as on the first visit: nothing has the scripts of the old build. */
test.use({ serviceWorkers: "block" });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

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

const address = (page: Page) => page.getByLabel("Хүргэлтийн хаяг");

const menu = (page: Page) => page.getByRole("dialog").getByRole("navigation");

async function typeAddress(page: Page) {
  await arriveWithCart(page, 1);
  await openPage(page, "/checkout");
  await address(page).fill("Чонжү хот, Хындог дүүрэг 12-3");
}

/** The script of the menu is loaded when it is opened. */
const openMenu = (page: Page) => page.getByRole("button", { name: "Цэс нээх" }).click();

test("a page that needs a script of the build before is reloaded once, and what was typed is kept", async ({
  page,
}) => {
  await typeAddress(page);
  const loads = countLoads(page);
  await deploy(page);
  await openMenu(page);
  await expect.poll(loads).toBe(1);
  await expect(address(page)).toHaveValue("Чонжү хот, Хындог дүүрэг 12-3");
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("a script that is missing for good does not reload the page again and again", async ({ page }) => {
  await typeAddress(page);
  const loads = countLoads(page);
  await loseNewScripts(page, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await openMenu(page);
  await expect.poll(loads).toBe(1);
  await expect(address(page)).toHaveValue("Чонжү хот, Хындог дүүрэг 12-3");
  await openMenu(page);
  await expect(address(page)).toBeHidden();
  // As long as a reload takes to begin.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

test("a script that a weak network has lost does not reload the page", async ({ page }) => {
  await typeAddress(page);
  const loads = countLoads(page);
  await loseNewScripts(page, (route) => route.abort());
  await openMenu(page);
  await expect(address(page)).toBeHidden();
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
  await page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill("bold");
  await page.getByLabel("Нууц үг", { exact: true }).fill("secret-pass-1");
  await page.reload();
  await expect(page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл")).toHaveValue("bold");
  await expect(page.getByLabel("Нууц үг", { exact: true })).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(stored).not.toContain("secret-pass-1");
});
