import { expect, test } from "@playwright/test";
import type { Store } from "@zakh/marketplace/contract";
import { hoursAt } from "../app/lib/format/opening-hours";
import { openPage } from "./open-page";

test("all services stand on one page, found by name and place in any spelling, and by who is open now @desktop", async ({
  page,
}) => {
  await openPage(page, "/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  const all = await main.getByRole("article").count();
  expect(all).toBeGreaterThanOrEqual(8);
  const first = main.getByRole("article").first();
  for (const map of ["Naver", "Kakao"]) await expect(first.getByRole("link", { name: map })).toHaveCount(1);
  const filter = main.getByRole("searchbox");
  await filter.fill("goyol");
  await expect(main.getByRole("link", { name: "Гоёл үсчин" })).toBeVisible();
  expect(await main.getByRole("article").count()).toBeLessThan(all);
  await expect(page).toHaveURL("/services?q=goyol");
  await filter.fill("шоколад");
  await main.getByRole("button", { name: "Бүгдийг үзэх" }).click();
  await expect(filter).toHaveValue("");
  await expect(main.getByRole("article")).toHaveCount(all);
  await expect(page).toHaveURL("/services");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("services are found by the form, whose address can be sent on @desktop", async ({ page }) => {
    await page.goto("/services");
    const main = page.getByRole("main");
    const all = await main.getByRole("article").count();
    await main.getByRole("searchbox").fill("goyol");
    await main.getByRole("button", { name: "Хайх" }).click();
    await expect(page).toHaveURL("/services?q=goyol");
    await expect(main.getByRole("link", { name: "Гоёл үсчин" })).toBeVisible();
    expect(await main.getByRole("article").count()).toBeLessThan(all);
  });
});

test("who is closed is not among those that are open now", async ({ page, request }) => {
  await openPage(page, "/services");
  const categories: { slug: string }[] = await (await request.get("/api/service-categories")).json();
  const stores: Store[] = [];
  for (const { slug } of categories)
    stores.push(...(await (await request.get(`/api/service-categories/${slug}/stores`)).json()));
  const open = stores.filter(({ openingHours }) => hoursAt(openingHours, new Date()).open);
  await page.getByRole("checkbox", { name: "Одоо нээлттэй" }).check();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(open.length);
});

test("what is near is shown after a press, the nearest first, and the place is sent nowhere", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 36.637, longitude: 127.43 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openPage(page, "/services");
  const main = page.getByRole("main");
  const near = main.getByRole("button", { name: "Надад ойр" });
  await near.click();
  const nearest = main.getByRole("region", { name: "Хамгийн ойр нь эхэнд" });
  await expect(nearest.getByRole("article").first()).toContainText("0.0 км");
  await expect(nearest.getByRole("article").first()).toContainText("청주시");
  await near.click();
  await expect(nearest).toHaveCount(0);
  expect(sent.filter((one) => /36\.63|127\.43/.test(one))).toEqual([]);
});
