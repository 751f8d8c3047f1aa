import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { entryOf, expectNothingWrong, showOnly } from "./back-office";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

const LIST = "Илгээх захиалга";
const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;
const newTrackingNumber = () => String(600_000_000_000 + Math.floor(Math.random() * 300_000_000_000));
const grouped = (digits: string) => digits.replace(/(\d{4})(\d{4})(\d{4})/, "$1-$2-$3");

/** So many paid orders of a new shopper, whose session `request` has; an admin is signed in at `page`, and sees only these. */
async function paidOrders(page: Page, request: APIRequestContext, count: number): Promise<number[]> {
  const shopper = await registerThroughApi(request, newShopper());
  const customerName = `Илгээх${randomUUID().slice(0, 8)}`;
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await orderFromElsewhere(request, shopper.email, undefined, { customerName }));
  await showOnly(page, customerName);
  await signInAsAdmin(page);
  for (const id of ids)
    expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } })).ok()).toBe(true);
  return ids;
}

test("the owner sends two orders by the courier's file and pasted numbers, and their customer sees where they are", async ({
  page,
  request,
}) => {
  // Axe is slow on whole screens.
  test.slow();
  const [first = 0, second = 0] = await paidOrders(page, request, 2);
  const [one, two] = [newTrackingNumber(), newTrackingNumber()];

  await test.step("the dashboard says that there is something to send", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: /^Илгээх [1-9]/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: LIST })).toBeVisible();
  });

  await test.step("in boxes, with the courier's file of the chosen ones", async () => {
    const entry = entryOf(page, LIST, numberOf(first));
    await entry.getByRole("button", { name: /хайрцгийг нэмэх/ }).click();
    await expect(entry.getByText("2 хайрцаг")).toBeVisible();
    for (const id of [first, second])
      await page.getByRole("checkbox", { name: `${numberOf(id)} захиалгыг сонгох` }).click();
    await expectNothingWrong(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Сонгосон захиалгын файл" }).click();
    await page.getByRole("menuitem", { name: "CJ대한통운" }).click();
    expect((await download).suggestedFilename()).toMatch(/^waybills-cj-\d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step("with pasted numbers, after a look at what is wrong", async () => {
    await page.getByRole("button", { name: "Илгээмжийн дугаар оруулах" }).click();
    const drawer = page.getByRole("dialog", { name: "Илгээмжийн дугаар оруулах" });
    const lines = [
      `${first} ${grouped(one)}`,
      `${grouped(two)} ${numberOf(second)}`,
      "999999 1234-5678-9012",
      "Баярлалаа",
    ];
    await drawer.getByLabel("Захиалга болон илгээмжийн дугаар").fill(lines.join("\n"));
    await drawer.getByRole("button", { name: "Шалгах" }).click();
    const results = drawer.getByRole("list", { name: "Илгээмжүүд" });
    await expect(results.getByRole("listitem").filter({ hasText: "Баярлалаа" })).toContainText("4-р мөр ойлгомжгүй");
    await expect(results.getByRole("listitem").filter({ hasText: "ORD-999999" })).toContainText("Ийм захиалга алга");
    await expect(results.getByRole("listitem").filter({ hasText: numberOf(first) })).toContainText("Бэлэн");
    await expectNothingWrong(page);
    await drawer.getByRole("button", { name: "Хадгалах (2)" }).click();
    await expect(drawer.getByText("2 захиалгыг илгээсэн гэж тэмдэглэлээ")).toBeVisible();
    await expect(results.getByRole("listitem").filter({ hasText: numberOf(second) })).toContainText("Илгээсэн");
    await drawer.getByRole("button", { name: "Хаах" }).click();
    for (const id of [first, second]) await expect(entryOf(page, LIST, numberOf(id))).toHaveCount(0);
  });

  await test.step("and its customer finds number and link on the order", async () => {
    const orders: Order[] = await (await request.get("/api/user/orders")).json();
    expect(orders.map(({ trackingNumber }) => trackingNumber).sort()).toEqual([one, two].sort());
    const email = orders[0]?.customerEmail ?? "";
    await page.goto(`/order-confirmation?id=${first}&email=${encodeURIComponent(email)}`);
    const parcel = page.getByRole("region", { name: "Илгээмж" });
    await expect(parcel).toContainText(one);
    await expect(parcel).toContainText("CJ대한통운");
    await expect(parcel.getByRole("link", { name: "Илгээмж хаана явааг харах" })).toHaveAttribute(
      "href",
      `https://trace.cjlogistics.com/next/tracking.html?wblNo=${one}`,
    );
    await expect(parcel.getByRole("button", { name: "Илгээмжийн дугаарыг хуулах" })).toBeVisible();
    await expectNothingWrong(page);
  });
});

test("the courier's own file marks its orders as sent, and says which number is another customer's", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const [id = 0] = await paidOrders(page, request, 1);
  const another = await playwright.request.newContext({ baseURL });
  const [other = 0] = await paidOrders(page, another, 1);
  await another.dispose();
  const [used, fresh] = [newTrackingNumber(), newTrackingNumber()];
  const data = { courier: "cj", trackingNumber: used };
  expect((await page.request.put(`/api/admin/orders/${other}/sent`, { data })).ok()).toBe(true);

  const upload = async (trackingNumber: string) => {
    const rows = ["No,운송장번호,받는분,고객주문번호", `1,${grouped(trackingNumber)},Сараа,${numberOf(id)}`];
    const file = { name: "운송장.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${rows.join("\r\n")}`) };
    await page.goto("/admin/sending");
    await page.getByRole("button", { name: "Илгээмжийн дугаар оруулах" }).click();
    await drawer.locator('input[type="file"]:enabled').setInputFiles(file);
  };
  const drawer = page.getByRole("dialog", { name: "Илгээмжийн дугаар оруулах" });
  const result = drawer.getByRole("listitem").filter({ hasText: numberOf(id) });
  await upload(used);
  await expect(result).toContainText("Өөр хэрэглэгчийн илгээмжийн дугаар");
  await expect(drawer.getByRole("button", { name: "Дахин оруулах" })).toBeVisible();
  await upload(fresh);
  await drawer.getByRole("button", { name: "Хадгалах (1)" }).click();
  await expect(result).toContainText("Илгээсэн");
  const order: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(order).toMatchObject({ courier: "cj", trackingNumber: fresh });
});

test("a number is typed on the order, corrected and taken back", async ({ page, request }) => {
  test.slow();
  const [id = 0] = await paidOrders(page, request, 1);
  const [wrong, right] = [newTrackingNumber(), newTrackingNumber()];
  await page.goto(`/admin/orders?id=${id}`);
  const drawer = page.getByRole("dialog", { name: numberOf(id) });
  const number = drawer.getByLabel("Илгээмжийн дугаар", { exact: true });
  const send = drawer.getByRole("button", { name: "Илгээсэн гэж тэмдэглэх" });

  await number.fill("12345");
  await send.click();
  await expect(drawer.getByText("Илгээмжийн дугаар 10–14 оронтой байх ёстой")).toBeVisible();
  await number.fill(grouped(wrong));
  await send.click();
  await expect(drawer.getByText(wrong, { exact: true })).toBeVisible();
  await expectNothingWrong(page);

  await drawer.getByRole("button", { name: "Дугаарыг засах" }).click();
  await drawer.getByRole("combobox", { name: "Хүргэлтийн компани" }).click();
  await page.getByRole("option", { name: "우체국택배" }).click();
  await number.fill(right);
  await send.click();
  await expect(drawer.getByText(right, { exact: true })).toBeVisible();
  await expect(drawer.getByText(`Илгээлт: CJ대한통운 ${wrong} → 우체국택배 ${right}`)).toBeVisible();

  await drawer.getByRole("button", { name: "Илгээгээгүй болгох" }).click();
  await expect(send).toBeVisible();
  await expect(drawer.getByText(`Илгээлт: 우체국택배 ${right} → –`)).toBeVisible();
});

test("the owner changes a courier's columns and which one is usual", async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  const before = await (await page.request.get("/api/settings/couriers")).json();
  const { version: _, ...restored } = before;
  try {
    await page.goto("/admin/couriers");
    await expect(page.getByRole("heading", { level: 2, name: "롯데택배" })).toBeVisible();
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "롯데택배 засах" }).click();
    const form = page.getByRole("dialog", { name: "롯데택배" });
    await form.getByLabel("Илгээмж хянах хаяг").fill("http://example.com/");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form.getByText(/Хаяг https:\/\/ гэж эхэлж/)).toBeVisible();
    await form.getByLabel("Илгээмж хянах хаяг").fill("https://example.com/{no}");
    await form.getByRole("button", { name: "Багана нэмэх" }).click();
    await form.getByLabel("10-р баганын гарчиг").fill("상품종류");
    await form.getByLabel("Тогтмол текст").fill("냉동");
    await expectNothingWrong(page);
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Хүргэлтийн компани" })).toContainText("상품종류");
    await page.getByRole("combobox", { name: "Байнгын компани" }).click();
    await page.getByRole("option", { name: "롯데택배" }).click();
    const usual = async () => (await (await page.request.get("/api/settings/couriers")).json()).usual;
    await expect.poll(usual).toBe("lotte");
  } finally {
    await page.request.put("/api/settings/couriers", { data: restored });
  }
});
