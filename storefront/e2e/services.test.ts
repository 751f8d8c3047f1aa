import { expect, test } from "@playwright/test";
import { openPage } from "./open-page";

test("all services stand on one page, found by name and place in any spelling, and by who is open now @desktop", async ({
  page,
}) => {
  await openPage(page, "/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  const all = await main.getByRole("article").count();
  expect(all).toBeGreaterThanOrEqual(8);
  const filter = main.getByRole("searchbox");
  await filter.fill("uschin");
  await expect(main.getByRole("link", { name: "Гоёл үсчин" })).toBeVisible();
  expect(await main.getByRole("article").count()).toBeLessThan(all);
  await filter.fill("шоколад");
  await main.getByRole("button", { name: "Бүгдийг үзэх" }).click();
  await expect(filter).toHaveValue("");
  await expect(main.getByRole("article")).toHaveCount(all);
});

test("who is closed is not among those that are open now", async ({ page }) => {
  // Nobody is open at night.
  await page.clock.setFixedTime(new Date("2026-12-01T03:00:00+09:00"));
  await openPage(page, "/services");
  await page.getByRole("checkbox", { name: "Одоо нээлттэй" }).check();
  await expect(page.getByRole("heading", { name: "Ийм үйлчилгээ олдсонгүй" })).toBeVisible();
});
