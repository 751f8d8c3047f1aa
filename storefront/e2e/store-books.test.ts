import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectNothingWrong, openScreen } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test("a delivered order is in the store's books with its commission, and once it is paid out the books show that", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = newStoreName();
  await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, name);
  const back = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(back);
  await decide(back.request, name, { isVerified: true });
  await back.request.put("/api/settings/payouts", { data: { enabled: true, days: 0 } });
  await back.request.put(`/api/admin/store-books/${storeId}/commission`, { data: { rate: 1000 } });
  const product = await page.request.post(`/api/stores/${storeId}/products`, {
    multipart: {
      productData: JSON.stringify({
        name: `Бууз ${randomUUID().slice(0, 6)}`,
        category: "Үхрийн мах",
        origin: "Монгол",
        price: "20000",
        stock: 99,
        minOrderQuantity: "1",
      }),
    },
  });
  expect(product.status(), await product.text()).toBe(201);
  const { id: productId } = (await product.json()) as { id: number };
  const shopper = await (await browser.newContext({ baseURL })).newPage();
  const { email } = await registerThroughApi(shopper.request, newShopper());
  const order = await orderThroughApi(shopper.request, email, [productId]);
  for (const status of ["processing", "completed"])
    await back.request.patch(`/api/orders/${order}/status`, { data: { status } });

  await test.step("the installed shop leads to the owner's day, which tells what was earned and is owed", async () => {
    const { shortcuts } = (await (await page.request.get("/manifest.webmanifest")).json()) as {
      shortcuts: { name: string; url: string }[];
    };
    await page.goto(shortcuts.find((shortcut) => shortcut.name === "Миний дэлгүүр")?.url ?? "");
    const today = page.getByRole("list", { name: "Өнөөдөр" });
    await expect(today.getByRole("link", { name: "Энэ сард олсон" })).toContainText("₩18,000");
    await expect(today.getByRole("link", { name: "Танд өгөх үлдэгдэл" })).toContainText(
      "Мөнгө хүлээн авах дансаа оруулна уу",
    );
    await expectNothingWrong(page);
    await today.getByRole("link", { name: "Энэ сард олсон" }).click();
    await expect(page).toHaveURL(/\/store\/books$/);
  });

  await test.step("the owner's books show sale and commission, and take the account", async () => {
    await page.goto("/store/dashboard");
    await page.getByRole("link", { name: "Тооцоо" }).click();
    await expect(page).toHaveURL(/\/store\/books$/);
    const statement = page.getByRole("region", { name: "Тооцооны хуулга" });
    await expect(statement.getByText("₩20,000").first()).toBeVisible();
    await expect(statement.getByText("−₩2,000").first()).toBeVisible();
    await expect(page.getByText("₩18,000").first()).toBeVisible();
    await page.getByLabel("Банк", { exact: true }).selectOption("하나은행");
    await page.getByLabel("Дансны дугаар").fill("110-234-567890");
    await page.getByLabel("Данс эзэмшигч").fill("BAT BOLORMAA");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("110-234-567890")).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step("the shop's owner prepares the month's payouts and notes this one as paid", async () => {
    await openScreen(back, "/admin/store-books");
    await back.getByRole("button", { name: "Энэ сарын шилжүүлгийг бэлтгэх" }).click();
    // The walk of the guide, at the same time, may have prepared it.
    await expect(back.getByText(/шилжүүлэг бэлтгэлээ/).or(back.getByText("Бэлтгэх шилжүүлэг алга"))).toBeVisible();
    const payout = back
      .getByRole("listitem")
      .or(back.getByRole("row"))
      .filter({ hasText: name })
      .filter({ hasText: "Шилжүүлээгүй" });
    await payout.getByRole("checkbox").click();
    await back.getByRole("button", { name: "Шилжүүлсэн гэж тэмдэглэх: 1, ₩18,000" }).click();
    await expect(back.getByText("1 шилжүүлгийг тэмдэглэлээ")).toBeVisible();
    await expectNothingWrong(back);
  });

  await test.step("the books show the payout, and nothing is owed any more", async () => {
    await page.reload();
    const statement = page.getByRole("region", { name: "Тооцооны хуулга" });
    await expect(statement.getByText("−₩18,000").first()).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Танд өгөх үлдэгдэл" }).locator("..")).toContainText("₩0");
  });
});
