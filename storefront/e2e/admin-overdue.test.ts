import { expect, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNothingWrong, question } from "./back-office";
import { inDatabase } from "./database";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

test("overdue orders are reminded of, given a day more or cancelled, many at once", async ({ page, request }) => {
  const shopper = await registerThroughApi(request, newShopper());
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await orderThroughApi(request, shopper.email));
  const [first = 0, second = 0, third = 0] = ids;
  const boxOf = (id: number) => page.getByRole("checkbox", { name: `${numberOf(id)} захиалгыг сонгох` });
  const actions = page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
  const press = (name: string) => actions.getByRole("button", { name, exact: true }).click();
  await signInAsAdmin(page);
  // Its receipt was issued before its money turned out not to have come.
  const setTo = (status: string) => page.request.patch(`/api/orders/${second}/status`, { data: { status } });
  await setTo("processing");
  await page.request.post(`/api/admin/orders/${second}/cash-receipt/issued`, { data: { issuedNumber: "G7654321" } });
  await setTo("pending");
  await inDatabase(
    "UPDATE order_detail SET payment_deadline = now() - interval '2 hours' WHERE order_number = ANY($1)",
    [ids],
  );

  await test.step("the dashboard leads to them", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: /^Төлбөрийн хугацаа хэтэрсэн [1-9]/ }).click();
    await expect(page.getByRole("combobox", { name: "Төлөв", exact: true })).toHaveText("Хугацаа хэтэрсэн");
    await expectNothingWrong(page);
  });

  await test.step("whom the shop has reminded today it does not remind again, and says so", async () => {
    await boxOf(first).click();
    await press("Сануулах");
    await expect(page.getByText("1 захиалга боллоо")).toBeVisible();
    await boxOf(first).click();
    await boxOf(second).click();
    await expect(actions.getByText("2 захиалга сонгосон")).toBeVisible();
    await expectNothingWrong(page);
    await press("Сануулах");
    const refused = actions.getByRole("alert");
    await expect(refused).toContainText("1 захиалга хэвээр үлдлээ:");
    await expect(refused).toContainText(`${numberOf(first)}: Хэрэглэгчид сүүлийн 24 цагт сануулсан байна`);
    await expectNothingWrong(page);
  });

  await test.step("a day more takes one out of the list", async () => {
    await boxOf(third).click();
    await press("+1 хоног");
    await expect(boxOf(third)).toHaveCount(0);
    const { paymentDeadline }: Order = await (await page.request.get(`/api/orders/${third}`)).json();
    expect(Date.parse(paymentDeadline ?? "") - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  });

  await test.step("cancelling asks, with the money and the receipts that were issued", async () => {
    await boxOf(first).click();
    await boxOf(second).click();
    await press("Цуцлах");
    await expect(question(page)).toContainText("2 захиалгыг цуцлах уу?");
    await expect(question(page)).toContainText(/Нийт дүн: ₩[\d,]+\./);
    await expect(question(page)).toContainText(`Баримт нь гарсан захиалга: ${numberOf(second)} (G7654321).`);
    await question(page).getByRole("button", { name: "Үгүй" }).click();
    await press("Цуцлах");
    await question(page).getByRole("button", { name: "Тийм, цуцлах" }).click();
    await expect(boxOf(first)).toHaveCount(0);
    await expect(boxOf(second)).toHaveCount(0);
    for (const id of [first, second]) {
      expect(await (await page.request.get(`/api/orders/${id}`)).json()).toMatchObject({ status: "cancelled" });
    }
  });
});
