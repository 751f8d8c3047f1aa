import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNothingWrong, question } from "./back-office";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;
const won = (amount: number) => `₩${amount.toLocaleString("ko-KR")}`;

/** Orders of one new customer, and the search that finds them alone. */
async function placeOrders(page: Page, count: number): Promise<{ ids: number[]; search: string }> {
  const shopper = await registerThroughApi(page.request, newShopper());
  const ids: number[] = [];
  for (let placed = 0; placed < count; placed += 1) ids.push(await orderFromElsewhere(page.request, shopper.email));
  return { ids, search: encodeURIComponent(shopper.email) };
}

async function statusesOf(page: Page, ids: number[]): Promise<string[]> {
  const orders = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/orders/${id}`)).json()));
  return orders.map(({ status }: Order) => status);
}

test("twelve orders are paid by one answer, one of them is undone, and slips and file are of those that are chosen", async ({
  page,
}) => {
  // Axe is slow on whole screens.
  test.slow();
  const { ids, search } = await placeOrders(page, 12);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${search}`);
  const list = page.getByRole("list", { name: "Захиалга", exact: true });
  const cards = list.getByRole("listitem");
  await expect(cards).toHaveCount(12);
  const actions = page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
  const press = (name: string) => actions.getByRole("button", { name, exact: true }).click();
  const total = (await Promise.all(ids.map(async (id) => (await page.request.get(`/api/orders/${id}`)).json()))).reduce(
    (sum, { totalAmount }: Order) => sum + Number(totalAmount),
    0,
  );

  await test.step("four taps: choose, all, paid, yes; the question names orders and money", async () => {
    await page.getByRole("button", { name: "Сонгох", exact: true }).click();
    await press("Бүгдийг сонгох, эсвэл болих");
    await expect(actions.getByText("12 захиалга сонгосон")).toBeVisible();
    await expectNothingWrong(page);
    await press("Төлсөн");
    await expect(question(page)).toContainText(`12 захиалга, ${won(total)}`);
    await question(page).getByRole("button", { name: "Тийм, болгох" }).click();
    await expect(page.getByText("12 захиалга боллоо")).toBeVisible({ timeout: 30_000 });
    expect(new Set(await statusesOf(page, ids))).toEqual(new Set(["processing"]));
  });

  await test.step("one is undone where it stands", async () => {
    await press("Дуусгах");
    const [first = 0] = ids;
    await page.getByRole("button", { name: `${numberOf(first)} захиалгын өөрчлөлтийг буцаах` }).click();
    await expect(page.getByText("1 захиалгыг өмнөх төлөвт нь орууллаа")).toBeVisible();
    expect(await statusesOf(page, ids.slice(0, 2))).toEqual(["pending", "processing"]);
    await expect(cards).toHaveCount(12);
    await expectNothingWrong(page);
  });

  await test.step("slips of two are printed together, each on a page", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await page.getByRole("button", { name: "Сонгох", exact: true }).click();
    for (const id of ids.slice(1, 3)) {
      await page.getByRole("checkbox", { name: `${numberOf(id)} захиалгыг сонгох` }).click();
    }
    await press("Хуудас");
    await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    const sheets = page.locator("body > :visible");
    await expect(sheets).toHaveCount(1);
    await expect(sheets.getByText("Савлагааны хуудас")).toHaveCount(2);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(page.locator("#packing-slip")).toHaveCount(0);
  });

  await test.step("their tracking numbers are begun", async () => {
    await press("Илгээсэн");
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(
      new RegExp(`${numberOf(ids[1] ?? 0)} [\\s\\S]*|${numberOf(ids[2] ?? 0)} [\\s\\S]*`),
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("delivered together", async () => {
    // They were never sent, so the button asks whether the owner has brought them.
    await press("Илгээгээгүй ч хүргэсэн");
    await question(page).getByRole("button", { name: "Тийм, хүргэсэн" }).click();
    await expect(page.getByText("2 захиалга боллоо")).toBeVisible();
    expect(await statusesOf(page, ids.slice(1, 4))).toEqual(["completed", "completed", "processing"]);
  });
});

test("six orders stand in a phone's screen, and a card pressed for long is chosen", async ({ page }) => {
  const { ids, search } = await placeOrders(page, 7);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${search}`);
  const cards = page.getByRole("list", { name: "Захиалга", exact: true }).getByRole("listitem");
  await expect(cards).toHaveCount(7);
  // The list as it begins: other tests have orders that were sent, whose cards say so.
  const rows = await (await page.request.get(`/api/orders?search=${search}&limit=20`)).json();
  await page.route(/\/api\/orders\?/, (route) =>
    route.fulfill({ json: rows, headers: { "X-Total-Count": String(rows.length) } }),
  );
  await page.goto("/admin/orders");
  await expect(cards).toHaveCount(7);
  const { height } = page.viewportSize() ?? { height: 0 };
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(boxes.filter((bottom) => bottom <= height).length, boxes.join(" ")).toBeGreaterThanOrEqual(6);

  const last = ids.at(-1) ?? 0;
  const link = page.getByRole("link", { name: `${numberOf(last)} захиалгыг харах` });
  const pressed = { pointerType: "touch", clientX: 100, clientY: 300, bubbles: true };
  await link.dispatchEvent("pointerdown", pressed);
  const box = page.getByRole("checkbox", { name: `${numberOf(last)} захиалгыг сонгох` });
  await expect(box).toBeChecked();
  await link.or(box).first().dispatchEvent("pointerup", pressed);
  // From then on a tap anywhere on a card chooses.
  await cards.nth(1).click({ position: { x: 150, y: 12 } });
  await expect(page.getByText("2 захиалга сонгосон")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a list of one status keeps a changed order in its place, and comes back with its filter", async ({ page }) => {
  const { ids, search } = await placeOrders(page, 2);
  const [first = 0, second = 0] = ids;
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${search}`);
  await page.getByRole("combobox", { name: "Төлөв", exact: true }).click();
  await page.getByRole("option", { name: "Төлбөр хүлээгдэж буй" }).click();
  const cards = page.getByRole("list", { name: "Захиалга", exact: true }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await page.getByRole("combobox", { name: `${numberOf(second)} захиалгын төлөв` }).click();
  await page.getByRole("option", { name: "Төлбөр төлөгдсөн" }).click();
  await expect(page.getByText(`${numberOf(second)}: Төлбөр төлөгдсөн`)).toBeVisible();
  await expect(cards.first()).toContainText(numberOf(second));
  await expect(cards.last()).toContainText(numberOf(first));

  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/);
  await page.getByRole("button", { name: "Шүүлтүүр арилгах" }).click();
  await page.goto("/admin/orders");
  await expect(page.getByRole("combobox", { name: "Төлөв", exact: true })).toHaveText("Бүх төлөв");
});
