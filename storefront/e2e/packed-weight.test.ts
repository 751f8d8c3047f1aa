import { expect, type Route, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { expectNothingWrong, question } from "./back-office";
import { noAnswer } from "./broken-calls";
import { inDatabase } from "./database";
import {
  agreeToOrder,
  fillCart,
  newShopper,
  orderThroughApi,
  readProducts,
  registerThroughApi,
  signInAsAdmin,
} from "./people";

test("what was packed less becomes credit with the delivery, which pays the next order", async ({ page, browser }) => {
  const shop = await (await browser.newContext()).newPage();
  const shopper = await registerThroughApi(shop.request, newShopper());
  const byKilogram = (await readProducts(shop.request)).find(({ priceDivisor }) => priceDivisor === 1);
  const id = await orderThroughApi(shop.request, shopper.email, [byKilogram?.id ?? 0]);
  await signInAsAdmin(page);
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${id}`)).json();
  const setTo = (status: string) => page.request.patch(`/api/orders/${id}/status`, { data: { status } });
  await setTo("processing");
  const [line] = (await read()).items;
  const less = Math.round((line?.price ?? 0) * 0.03);
  const detail = page.getByRole("dialog");

  await test.step("the owner types the weights, and sees what goes back", async () => {
    await page.goto(`/admin/orders?id=${id}`);
    const weight = detail.getByLabel(`${line?.product.name}: савласан жин`, { exact: true });
    await weight.fill("abc");
    await weight.press("Enter");
    await expect(detail.getByText("Жингээ кг-аар бичнэ үү, жишээ нь 1.87")).toBeVisible();
    await weight.fill(String((line?.quantity ?? 0) - 0.03).replace(".", ","));
    await weight.press("Enter");
    await expect(detail.getByText(`Хүргэсний дараа хэтэвчинд орно: ₩${less.toLocaleString("ko-KR")}`)).toBeVisible();
    await expectNothingWrong(page);
    expect(await read()).toMatchObject({ weightReduction: less, toReturn: less });
  });

  await test.step("the customer sees ordered, packed and what is less to pay", async () => {
    await setTo("completed");
    // As if the time for an undo were over.
    await inDatabase(
      `WITH due AS (UPDATE background_job SET run_at = now() WHERE task = 'finish-delivery' AND payload->>'number' = $1 RETURNING 1)
       SELECT pg_notify('zakh_jobs', '') FROM due`,
      [String(id)],
    );
    await expect.poll(async () => (await read()).creditGiven, { timeout: 20_000 }).toBe(less);
    await shop.goto("/my-page");
    await expect(shop.getByRole("region", { name: "Миний хэтэвч" })).toContainText(`₩${less.toLocaleString("ko-KR")}`);
    await shop.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
    const card = shop.getByRole("article");
    await expect(card).toContainText("савласан");
    await expect(card).toContainText("Жингийн зөрүү");
    await expect(card).toContainText("Хэтэвчинд орсон");
    await expectNoViolations(shop);
  });

  await test.step("the next order is paid with it", async () => {
    await fillCart(shop, 1);
    await shop.goto("/checkout");
    await shop.getByRole("checkbox", { name: /Хэтэвчнээсээ төлөх/ }).check({ force: true });
    await expect(shop.getByText("Төлөх үлдэгдэл")).toBeVisible();
    await expectNoViolations(shop);
    await agreeToOrder(shop);
    await shop.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(shop).toHaveURL(/\/my-page$/);
    const [order] = (await (await shop.request.get("/api/user/orders")).json()) as Order[];
    expect(order).toMatchObject({ creditUsed: less, due: Number(order?.totalAmount) - less });
  });

  await test.step("a delivered order is corrected by an amount with a reason", async () => {
    await page.reload();
    await detail.getByRole("button", { name: "Дүнг засах" }).click();
    const form = page.getByRole("dialog", { name: /дүнг засах/ });
    await form.getByLabel("Буцаах дүн (₩)").fill("500");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form.getByText("Шалтгааныг бичнэ үү")).toBeVisible();
    await form.getByLabel("Шалтгаан").fill("Яс ихтэй байсан");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Дүнг заслаа")).toBeVisible();
    await expect(detail.getByText("Дүнг зассан: Яс ихтэй байсан")).toBeVisible();
    expect(await read()).toMatchObject({ creditGiven: less + 500 });
  });
  await shop.close();
});

test("the owner gives a customer credit with a reason, and makes money to return credit", async ({ page, request }) => {
  const shopper = await registerThroughApi(request, newShopper());
  const id = await orderThroughApi(request, shopper.email);
  await signInAsAdmin(page);
  for (const status of ["processing", "cancelled"])
    await page.request.patch(`/api/orders/${id}/status`, { data: { status } });

  await page.goto(`/admin/users?search=${encodeURIComponent(shopper.email)}`);
  await page.getByRole("button", { name: /^Хэтэвч:/ }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByText("₩0")).toBeVisible();
  await form.getByLabel("Нэмэх дүн (₩)").fill("3000");
  await form.getByLabel("Шалтгаан").fill("Хүргэлт хожуу ирсэн");
  await expectNothingWrong(page);
  // The network loses the answer: it is sent once more by itself, and gives the credit only once, as the entries below say.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await noAnswer(route);
  };
  await page.route("**/credit", loseAnswer, { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await lost;
  await expect(page.getByText("Хүлээж байсан 1 өөрчлөлт илгээгдлээ")).toBeVisible({ timeout: 20_000 });
  await expect(form).toHaveCount(0);

  await page.goto(`/admin/orders?id=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Хэтэвчинд нь оруулах" }).click();
  await question(page).getByRole("button", { name: "Тийм, оруулна" }).click();
  await expect(page.getByText("Мөнгийг буцаасан гэж тэмдэглэлээ")).toBeVisible();
  const { balance, entries } = await (await request.get("/api/user/credit")).json();
  expect(entries.map(({ reason }: { reason: string }) => reason)).toEqual(["", "Хүргэлт хожуу ирсэн"]);
  expect(balance).toBeGreaterThan(3000);
});
