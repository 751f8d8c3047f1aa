import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openPage } from "./open-page";

function openSearch(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Хайх", exact: true }).click();
}

test("what a query finds is shown while it is typed in Latin letters, without asking the server, and leads to it @desktop", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, "/");
  await openSearch(page);
  const sheet = page.getByRole("dialog", { name: "Хайлт" });
  const field = sheet.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("gahain hawirga");
  await expect(sheet.getByText("Харуулж байна: гахайн хавирга")).toBeVisible();
  await expect(sheet.getByRole("link", { name: /^Гахайн хавирга/ })).toBeVisible();
  await expectNoViolations(page, "the sheet of the search");
  await field.fill("үсчин");
  await expect(sheet.getByRole("link", { name: "Үсчин, гоо сайхан" })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/search"))).toEqual(["/api/search/index"]);
  await field.fill("Гахайн хавирга");
  await sheet.getByRole("link", { name: /^Гахайн хавирга/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Гахайн хавирга" })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test("Enter opens the page of results, and a search there another one @desktop", async ({ page }) => {
  await openPage(page, "/");
  await openSearch(page);
  await page.getByRole("searchbox").fill("ohjnay bgh");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=ohjnay%20bgh");
  await expect(page.getByText("Харуулж байна: үхрийн мах")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("шоколад");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "«шоколад» гэж хайхад юу ч олдсонгүй" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Ангилал" }).getByRole("link")).toHaveCount(5);
  await page.goBack();
  await expect(page.getByText("Харуулж байна: үхрийн мах")).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("ohjnay bgh");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the header leads to the search, whose form finds", async ({ page }) => {
    await page.goto("/");
    await openSearch(page);
    await page.getByRole("searchbox").fill("oxtail");
    await page.getByRole("main").getByRole("button", { name: "Хайх" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  });
});
