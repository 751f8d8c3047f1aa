import { expect, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { expectNothingWrong, question } from "./back-office";
import { newShopper, orderThroughApi, readProducts, registerThroughApi, signInAsAdmin } from "./people";

const won = (amount: number) => `₩${amount.toLocaleString("ko-KR")}`;

test("the owner changes an order: less applies at once, more when the customer agrees, and the difference is paid", async ({
  page,
  browser,
}) => {
  const shop = await (await browser.newContext()).newPage();
  const shopper = await registerThroughApi(shop.request, newShopper());
  const products = (await readProducts(shop.request)).filter(
    ({ priceDivisor, packSize }) => priceDivisor === 1 && packSize === 1,
  );
  const [ordered, other] = products;
  const id = await orderThroughApi(shop.request, shopper.email, [ordered?.id ?? 0]);
  await signInAsAdmin(page);
  await page.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } });
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${id}`)).json();
  const before = await read();
  const total = Number(before.totalAmount);
  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: /^ORD-/ });
  const form = page.getByRole("dialog", { name: /өөрчлөх$/ });

  await test.step("a discount needs a reason, and what was paid too much goes back", async () => {
    await detail.getByRole("button", { name: "Захиалгыг өөрчлөх" }).click();
    await form.getByLabel("Тэмдэглэл").fill("Хаалган дээр үлдээх");
    await form.getByLabel("Хөнгөлөлт (₩)").fill("1,000");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form.getByText("Шалтгааныг бичнэ үү")).toBeVisible();
    await form.getByLabel("Хөнгөлөлтийн шалтгаан").fill("Хүргэлт хожуу");
    await expect(form.getByText(won(total - 1000))).toBeVisible();
    await expectNothingWrong(page);
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Захиалгыг өөрчиллөө")).toBeVisible();
    await expect(detail.getByText("Хөнгөлөлт: Хүргэлт хожуу")).toBeVisible();
    expect(await read()).toMatchObject({ discount: 1000, toReturn: 1000, note: "Хаалган дээр үлдээх" });
  });

  await test.step("a product is found and added, which is only an offer", async () => {
    await detail.getByRole("button", { name: "Захиалгыг өөрчлөх" }).click();
    await form.getByLabel("Бараа нэмэх").fill(other?.name ?? "");
    await form.getByRole("button", { name: other?.name }).click();
    await expect(form.getByText(/зөвхөн санал байна/)).toBeVisible();
    await expect(form.getByRole("switch", { name: /Утсаар зөвшөөрсөн/ })).toBeVisible();
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Саналыг хэрэглэгчид илгээлээ")).toBeVisible();
    await expect(detail.getByText("Хэрэглэгчийн хариуг хүлээж буй санал")).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step("the customer sees what changes, agrees, and is asked for the difference", async () => {
    await shop.goto("/my-page");
    const offer = shop.getByRole("region", { name: "Шинэ дүнг зөвшөөрөх үү?" });
    await expect(offer).toContainText(other?.name ?? "");
    await expectNoViolations(shop);
    await offer.getByRole("button", { name: "Зөвшөөрөх" }).click();
    await expect(shop.getByText("Захиалга өөрчлөгдлөө").first()).toBeVisible();
    await expect(offer).toBeHidden();
    const { due } = await read();
    await expect(shop.getByRole("article")).toContainText(won(due));
  });

  await test.step("the owner enters that the difference came in", async () => {
    await page.reload();
    await detail.getByRole("button", { name: "Үлдэгдэл орж ирсэн" }).click();
    await question(page).getByRole("button", { name: "Тийм, орж ирсэн" }).click();
    await expect(page.getByText("Үлдэгдлийг бүртгэлээ")).toBeVisible();
    await expect(detail.getByText("Хэрэглэгч шинэ дүнг зөвшөөрсөн")).toBeVisible();
    const after = await read();
    expect(after).toMatchObject({ due: 0, toReturn: 0, received: Number(after.totalAmount) });
  });
  await shop.close();
});

test("an offer is declined, or taken back by the owner", async ({ page, browser }) => {
  const shop = await (await browser.newContext()).newPage();
  const shopper = await registerThroughApi(shop.request, newShopper());
  const id = await orderThroughApi(shop.request, shopper.email);
  await signInAsAdmin(page);
  const change = (shippingFee: number) =>
    page.request.post(`/api/admin/orders/${id}/changes`, { data: { shippingFee } });
  await change(9000);
  await shop.goto("/my-page");
  await shop.getByRole("button", { name: "Татгалзах" }).click();
  await expect(shop.getByText("Захиалга хэвээр үлдлээ").first()).toBeVisible();
  await change(8000);
  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: /^ORD-/ });
  await expect(detail.getByText("Хэрэглэгч шинэ дүнг зөвшөөрөөгүй")).toBeVisible();
  await detail.getByRole("button", { name: "Саналыг татах" }).click();
  await expect(page.getByText("Саналыг татлаа")).toBeVisible();
  await expect(detail.getByText("Хэрэглэгчийн хариуг хүлээж буй санал")).toBeHidden();
  await shop.close();
});

test("an order with fee, discount, packed weight and credit has the same total on every page and on paper", async ({
  page,
  browser,
}) => {
  const shop = await (await browser.newContext()).newPage();
  const shopper = await registerThroughApi(shop.request, newShopper());
  const { id: account } = await (await shop.request.get("/api/user")).json();
  await signInAsAdmin(page);
  const send = async (method: "post" | "put" | "patch", path: string, data: object) =>
    expect((await page.request[method](path, { data })).ok(), path).toBe(true);
  await send("post", `/api/admin/users/${account}/credit`, { amount: 1234, reason: "Бэлэг" });
  const [product] = (await readProducts(shop.request)).filter(({ priceDivisor }) => priceDivisor === 1);
  const id = await orderThroughApi(shop.request, shopper.email, [product?.id ?? 0], { useCredit: 1234 });
  await send("post", `/api/admin/orders/${id}/changes`, { discount: { amount: 1500, reason: "Хойшилсон" } });
  await send("patch", `/api/orders/${id}/status`, { status: "processing" });
  const read = async (): Promise<Order> => (await page.request.get(`/api/orders/${id}`)).json();
  const [line] = (await read()).items;
  const lines = [{ id: line?.id, packedQuantity: (line?.quantity ?? 0) - 0.05 }];
  await send("put", `/api/admin/orders/${id}/packed`, { lines });
  await send("patch", `/api/orders/${id}/status`, { status: "completed" });
  const order = await read();
  expect(order).toMatchObject({ creditUsed: 1234, discount: 1500 });
  expect(order.weightReduction).toBeGreaterThan(0);
  const parts = [order.shippingFee, order.discount, order.weightReduction, Number(order.totalAmount)].map(won);

  await shop.goto(`/order-confirmation?id=${id}&email=${encodeURIComponent(order.customerEmail)}`);
  for (const part of parts) await expect(shop.getByRole("article")).toContainText(part);
  await shop.goto("/my-page");
  await shop.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
  for (const part of parts) await expect(shop.getByRole("article")).toContainText(part);
  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: /^ORD-/ });
  for (const part of parts) await expect(detail).toContainText(part);
  const slip = page.locator("#packing-slip");
  for (const part of [order.discount, order.weightReduction, Number(order.totalAmount), 1234].map(won))
    await expect(slip).toContainText(part);
  await shop.close();
});
