import { expect, type Page, type Route, test } from "@playwright/test";
import { builtScript } from "./built-script";
import { watchHydration } from "./open-page";
import { pauseCalls } from "./pause-calls";
import { newShopper, registerInBrowser, registerThroughApi } from "./people";

test("the language switches at once, is remembered, and the server then renders in it @desktop", async ({
  page,
  request,
  isMobile,
}) => {
  await page.goto("/");
  if (isMobile) await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page
    .getByRole("button", { name: "Русский" })
    .or(page.getByRole("radio", { name: "Русский" }))
    .filter({ visible: true })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByText("Теперь сайт на русском языке.").first()).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === "preferred-language");
  expect(cookie?.value).toBe("ru");
  const html = await (await request.get("/", { headers: { cookie: "preferred-language=ru" } })).text();
  expect(html).toMatch(/<html[^>]*lang="ru"/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("categories have their names in the page's language, and filter by them", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
  await page.goto("/");
  await page.getByRole("button", { name: "Курица", exact: true }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole("button", { name: "Курица", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(12);
  await page.reload();
  await expect(page).toHaveTitle(/Курица/);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("main").getByText("Курица", { exact: true }).first()).toBeVisible();
});

test("a shopper who logs out is a visitor again, and logs in with the email", async ({ page }) => {
  const shopper = await registerInBrowser(page);
  await page.goto("/my-page");
  await expect(page.getByText(shopper.username).first()).toBeVisible();
  await page.getByRole("button", { name: "Гарах" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('header a[href="/my-page"]')).toHaveCount(0);
  await page.goto("/auth");
  await page.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(shopper.email);
  await page.getByLabel("Нууц үг", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
  await expect(page.getByText("Хэрэглэгчийн нэр эсвэл нууц үг буруу байна").first()).toBeVisible();
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("before hydration", () => {
  const SCRIPTS = "**/assets/*.js";

  test("clicks are replayed after it", async ({ page }) => {
    await registerThroughApi(page.request, newShopper());
    const hydrate = await pauseCalls(page, SCRIPTS);
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Сагс, хоосон" }).click();
    hydrate();
    await expect(page.getByRole("dialog", { name: "Сагс" })).toBeVisible();
  });

  test("a password never reaches the address bar, and the form is sent after it", async ({ page }) => {
    const shopper = await registerThroughApi(page.request, newShopper());
    await page.context().clearCookies();
    const hydrate = await pauseCalls(page, SCRIPTS);
    await page.goto("/auth", { waitUntil: "commit" });
    await page.getByLabel("Хэрэглэгчийн нэр").fill(shopper.username);
    await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.getByLabel("Нууц үг", { exact: true }).press("Enter");
    hydrate();
    await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });
    expect(addresses.filter((address) => address.includes("?") && address.includes("password"))).toEqual([]);
  });

  test("a form is sent after it with what was typed", async ({ page }) => {
    const hydrate = await pauseCalls(page, SCRIPTS);
    await page.goto("/order-lookup", { waitUntil: "commit" });
    await page.getByLabel("Захиалгын дугаар").fill("999999");
    await page.getByLabel("Имэйл").fill("nobody@example.com");
    const asked = page.waitForRequest(/\/api\/orders\/999999/);
    await page.getByRole("button", { name: "Хайх" }).click();
    hydrate();
    await asked;
  });

  /** A script without which no page runs; `lose` decides what becomes of it the first time. */
  async function loseScript(page: Page, lose: (route: Route) => unknown) {
    await page
      .context()
      .route(`**${builtScript("app/root.tsx?__react-router-build-client-route")}`, lose, { times: 1 });
    return watchHydration(page);
  }

  test("what was typed, but no password, is kept when a script fails and the page is loaded again", async ({
    page,
  }) => {
    const hydrated = await loseScript(page, (route) => route.abort());
    const fail = await pauseCalls(page, SCRIPTS);
    await page.goto("/auth", { waitUntil: "commit" });
    const username = page.getByLabel("Хэрэглэгчийн нэр");
    const password = page.getByLabel("Нууц үг", { exact: true });
    await username.fill("bold");
    await password.fill("secret-pass-1");
    fail();
    await hydrated();
    await expect(username).toHaveValue("bold");
    await expect(password).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/bold|secret-pass-1/);
  });

  test("what fails of somebody else does not load the page again", async ({ page }) => {
    const hydrated = await watchHydration(page);
    const hydrate = await pauseCalls(page, SCRIPTS);
    await page.goto("/auth", { waitUntil: "commit" });
    await page.evaluate(async () => {
      Object.assign(window, { isFirst: true });
      Promise.reject(new Error("an important thing"));
      const script = Object.assign(document.createElement("script"), { src: "/no-such-script.js" });
      document.head.append(script);
      await new Promise((resolve) => script.addEventListener("error", resolve));
    });
    hydrate();
    await hydrated();
    expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
  });
});

/** The addresses of two scripts in a page: one that it names, and the last, which that one imports. */
const SCRIPTS = { "a script": /^import \* as \w+ from "([^"]+)"/m, "the last script": /^import\("([^"]+)"\)/m };

for (const [what, pattern] of Object.entries(SCRIPTS)) {
  test(`a page to which ${what} did not come once is loaded again, and works`, async ({ page }) => {
    const address = pattern.exec(await (await page.request.get("/contact")).text())?.[1] ?? "none";
    let requests = 0;
    await page.context().route(`**${address}`, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto("/contact");
    await expect.poll(() => requests).toBe(2);
    await page.getByRole("button", { name: "Цэс нээх" }).click();
    await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible();
  });
}

test("a form that is submitted during hydration is not sent to the address bar", async ({ page }) => {
  const shopper = newShopper();
  await registerThroughApi(page.request, shopper);
  await page.context().clearCookies();
  // The router reads the page's data when it begins to hydrate; here it waits for them.
  await page.addInitScript(() => {
    const { read } = ReadableStreamDefaultReader.prototype;
    const goOn = new Promise((resolve) => document.addEventListener("go-on", resolve));
    ReadableStreamDefaultReader.prototype.read = async function () {
      Object.assign(window, { isReading: true });
      await goOn;
      return read.call(this);
    };
  });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByLabel("Хэрэглэгчийн нэр").fill(shopper.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await page.waitForFunction(() => "isReading" in window);
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).click();
  await page.evaluate(() => document.dispatchEvent(new Event("go-on")));
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });
  expect(addresses.filter((address) => address.includes("password="))).toEqual([]);
});
