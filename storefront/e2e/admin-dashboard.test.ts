import { expect, test } from "@playwright/test";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

test("the dashboard counts, and leads to orders and products", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  const number = `ORD-${String(id).padStart(4, "0")}`;
  await signInAsAdmin(page);
  await page.goto("/admin");

  for (const counter of ["Захиалга", "Нийт борлуулалт", "Бараа", "Хэрэглэгч"]) {
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${counter}$`) })).toBeVisible();
  }
  await expect(page.getByText(/^Таны дэлгүүрт одоогоор \d/)).toBeVisible();

  await test.step("what waits is listed in the order of the day, each one tap from its work", async () => {
    const today = page.getByRole("region", { name: "Өнөөдөр" });
    await expect(today.getByRole("link", { name: /^Төлбөр баталгаажуулах [1-9]/ })).toBeVisible();
    const addresses = await today
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      "/admin/orders?status=pending&sort=oldest",
      "/admin/transfers",
      "/admin/picking",
      "/admin/sending",
      "/admin/orders?onTheWay=true&sort=oldest",
      "/admin/returns",
      "/admin/orders?overdue=true&sort=oldest",
      "/admin/cash-receipts",
      "/admin/stores?standing=waiting",
      "/admin/stores?task=changes",
      "/admin/stores?task=missing",
      "/admin/claims?status=open",
      "/admin/reviews?status=open",
      "/admin/products?low=true",
      "/admin/products?missing=traceNumber",
      "/admin/products?missing=any",
    ]);
    await today.getByRole("link", { name: /^Дуусаж буй бараа/ }).click();
    await expect(page.getByText(/^Дуусаж буй бараа: үлдэгдэл/)).toBeVisible();
    await page.getByRole("button", { name: "Бүгдийг харуулах" }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await page.goto("/admin");
  });

  await test.step("sales are bars, and a table for screen readers", async () => {
    await expect(page.getByRole("heading", { name: "Сүүлийн 30 хоногийн борлуулалт" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Өдрөөр" }).getByRole("rowheader")).toHaveCount(30);
    await expect(page.locator(".recharts-bar-rectangle").first()).toBeAttached();
  });

  await test.step("products are one tap away", async () => {
    await expect(page.getByRole("link", { name: "Бараа нэмэх" })).toHaveAttribute("href", "/admin/products?new=true");
    await expect(page.getByRole("link", { name: "Барааны жагсаалт" })).toHaveAttribute("href", "/admin/products");
  });

  await test.step("all unpaid orders are listed, the oldest first", async () => {
    const section = page.getByRole("region", { name: "Төлбөр хүлээж буй" });
    await expect(section.getByText(/минут|цаг|хоног/).first()).toBeVisible();
    await section.getByRole("link", { name: /^Бүгд \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/admin\/orders\?status=pending&sort=oldest$/);
  });

  await page.goto(`/admin/orders?search=${number}`);
  await page.getByRole("link", { name: `${number} захиалгыг харах` }).click();
  await expect(page.getByRole("dialog", { name: number })).toBeVisible();
});

test("an awaited payment is confirmed from the dashboard by one tap, and undone by another", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  const number = `ORD-${String(id).padStart(4, "0")}`;
  await signInAsAdmin(page);
  const order = await (await page.request.get(`/api/orders/${id}`)).json();
  // Mocked, because other tests have older unpaid orders.
  await page.route(/\/api\/orders\?.*status=pending/, (route) =>
    route.fulfill({ json: [order], headers: { "X-Total-Count": "1" } }),
  );
  await page.goto("/admin");
  const arrived = page.getByRole("button", { name: `${number}: төлбөр орсон` });
  const status = async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status;
  await arrived.click();
  await expect(page.getByText(`${number}: Төлбөр төлөгдсөн`)).toBeVisible();
  expect(await status()).toBe("processing");
  await page.getByRole("button", { name: "Үйлдлийг буцаах" }).click();
  await expect(page.getByText("1 захиалгыг өмнөх төлөвт нь орууллаа")).toBeVisible();
  expect(await status()).toBe("pending");
});
