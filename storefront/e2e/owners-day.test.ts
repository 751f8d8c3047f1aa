import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { question, showOnly } from "./back-office";
import { bankFile, newPayer } from "./bank-file";
import { documentPicture } from "./document-picture";
import { newShopper, orderFromElsewhere, readProducts, registerThroughApi, signInAsAdmin } from "./people";

const ORDERS = 32;
const PACKS = 48;
/** What the phone's own dialogs take: the newest file and "open"; "print". */
const FILE_TAPS = 2;
const PRINT_TAPS = 1;
/** The limits of the day (docs/the-owners-day.md); digits of weights are not counted. */
const MAX_TAPS = 60;
const MAX_KEYS = 20;

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

/** The orders of four customers, half of them of two products, and the word in their names that finds them alone. */
async function placeOrders(page: Page, request: APIRequestContext): Promise<{ orders: Order[]; word: string }> {
  const word = `Өдөр${randomUUID().slice(0, 8)}`;
  const products = (await readProducts(request)).slice(0, 5);
  const ids: number[] = [];
  for (let customer = 0; customer < 4; customer += 1) {
    const { email } = await registerThroughApi(request, newShopper());
    for (let placed = 0; placed < ORDERS / 4; placed += 1) {
      const two = [products[placed % 5], products[(placed + customer + 1) % 5]].flatMap((one) => one?.id ?? []);
      ids.push(await orderFromElsewhere(request, email, placed % 2 ? two : two.slice(0, 1), { customerName: word }));
    }
  }
  await signInAsAdmin(page);
  return {
    orders: await Promise.all(ids.map(async (id) => (await page.request.get(`/api/orders/${id}`)).json())),
    word,
  };
}

interface Counts {
  taps: number;
  /** Without the digits of weights. */
  keys: number;
  digits: number;
}

/** Counts what a finger does on the page, over all of its loads. */
async function countInput(page: Page): Promise<() => Promise<Counts>> {
  await page.addInitScript(() => {
    const count = (kind: string) => {
      const now = Number(window.sessionStorage.getItem(kind) ?? 0);
      window.sessionStorage.setItem(kind, String(now + 1));
    };
    window.addEventListener("pointerdown", () => count("taps"), true);
    window.addEventListener(
      "keydown",
      ({ key, target }) =>
        count(/^[\d.,]$/.test(key) && (target as HTMLElement).inputMode === "decimal" ? "digits" : "keys"),
      true,
    );
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  return () =>
    page.evaluate(() => {
      const of = (kind: string) => Number(window.sessionStorage.getItem(kind) ?? 0);
      return { taps: of("taps"), keys: of("keys"), digits: of("digits") };
    });
}

/** A picture for docs/the-owners-day.md, where somebody wants them. */
const picture = (page: Page, name: string) => documentPicture(page, "OWNERS_DAY_PICTURES", name);

async function chooseFile(page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent("filechooser");
  await button.tap();
  await (await choosing).setFiles(file);
}

async function statuses(page: Page, orders: readonly Order[]): Promise<Set<string>> {
  const now = orders.map(async ({ id }) => (await (await page.request.get(`/api/orders/${id}`)).json()).status);
  return new Set(await Promise.all(now));
}

test("the day of 32 paid orders takes 60 taps and 20 keys at most: paid, weighed, packed, labelled, sent, delivered", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const { orders, word } = await placeOrders(page, request);
  await showOnly(page, word);
  const counted = await countInput(page);
  let outside = 0;
  const day: Record<string, string> = {};
  const step = async (name: string, work: () => Promise<void>) => {
    const [before, begun, outsideBefore] = [await counted(), Date.now(), outside];
    await test.step(name, work);
    const { taps, keys, digits } = await counted();
    const [tapped, pressed] = [taps - before.taps + outside - outsideBefore, keys - before.keys];
    const seconds = Math.round((Date.now() - begun) / 1000);
    day[name] = `${tapped} taps, ${pressed} keys, ${digits - before.digits} digits, ${seconds} s`;
  };
  const home = () => page.getByRole("link", { name: "Хяналтын самбар руу буцах" }).tap();
  const work = (name: RegExp) => page.getByRole("link", { name }).tap();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Өнөөдөр" })).toBeVisible();
  await picture(page, "today");

  await step("who has paid", async () => {
    await work(/^Шилжүүлэг/);
    const rows = orders.map(({ transferCode, totalAmount }, at) => ({
      payer: `${newPayer()} ${transferCode}`,
      // Two customers have transferred a little more than they owe.
      amount: Number(totalAmount) + (at < 2 ? 1300 : 0),
    }));
    await chooseFile(page, page.getByRole("button", { name: "Банкны файл сонгох" }).first(), bankFile(rows));
    outside += FILE_TAPS;
    for (const { id } of orders.slice(0, 2)) {
      await page
        .getByRole("button", { name: `${numberOf(id)}: Төлөгдсөн, илүүг нь буцаах (₩1,300)` })
        .tap({ timeout: 30_000 });
      await expect(page.getByText(`${numberOf(id)}: төлөгдсөн, илүү мөнгийг буцаана`, { exact: true })).toBeVisible();
    }
    await expect.poll(() => statuses(page, orders), { timeout: 60_000 }).toEqual(new Set(["processing"]));
    await picture(page, "paid");
    await home();
  });

  await step("weighed, which picks, and the slips printed", async () => {
    await work(/^Савлах/);
    await expect(page.getByText(`${ORDERS} захиалга ·`)).toBeVisible();
    await picture(page, "picking");
    const weights = page.getByRole("region", { name: "Захиалгаар" }).getByRole("textbox", { name: /: савласан жин$/ });
    await expect(weights).toHaveCount(PACKS);
    // Found by a mark from then on: by role and name, each look at the long list takes as long as typing.
    const ordered = await weights.evaluateAll((fields) =>
      fields.map((field, at) => {
        field.setAttribute("data-pack", String(at));
        return Number((field as HTMLInputElement).placeholder) * 1000;
      }),
    );
    await weights.first().tap();
    for (const [at, grams] of ordered.entries()) {
      await expect(page.locator(`[data-pack="${at}"]`)).toBeFocused();
      // Each a little lighter or heavier than ordered.
      await page.keyboard.type(String(grams + (at % 5) * 10 - 20));
    }
    await expect(page.getByText(`Савласан ${PACKS}/${PACKS} · Жинлэсэн ${PACKS}/${PACKS}`)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole("button", { name: "Савлагааны хуудсуудыг хэвлэх" }).tap();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await expect(page.locator("#packing-slip section")).toHaveCount(ORDERS);
    outside += PRINT_TAPS;
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await home();
  });

  await step("labels: the courier's file", async () => {
    await work(/^Илгээх/);
    await expect(page.getByText(numberOf(orders[0]?.id ?? 0))).toBeVisible();
    await picture(page, "sending");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Хүргэлтийн файл" }).first().tap();
    await page.getByRole("menuitem", { name: "CJ대한통운" }).tap();
    await download;
  });

  await step("handed over: the courier's numbers, which tell the customers", async () => {
    const start = 600_000_000_000 + Math.floor(Math.random() * 300_000_000_000);
    const lines = ["주문번호,운송장번호", ...orders.map(({ id }, at) => `${numberOf(id)},${start + at}`)];
    const file = { name: "운송장.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${lines.join("\r\n")}`) };
    await page.getByRole("button", { name: "Илгээмжийн дугаар оруулах" }).tap();
    await chooseFile(page, page.getByRole("button", { name: "Хүргэлтийн компанийн файл сонгох" }).first(), file);
    outside += FILE_TAPS;
    await expect(page.getByRole("button", { name: `Хадгалах (${ORDERS})` })).toBeVisible();
    await picture(page, "numbers");
    await page.getByRole("button", { name: `Хадгалах (${ORDERS})` }).tap();
    await expect(page.getByText(`${ORDERS} захиалгыг илгээсэн гэж тэмдэглэлээ`)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("dialog").getByRole("button", { name: "Хаах" }).tap();
  });

  await step("delivered", async () => {
    const many = page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
    await home();
    await work(/^Илгээсэн, хүргээгүй/);
    await expect(page.getByText(`Нийт ${ORDERS} захиалга`)).toBeVisible();
    await page.getByRole("button", { name: "Сонгох", exact: true }).tap();
    // Those of the next page, too.
    await many.getByRole("button", { name: "Бүгдийг сонгох, эсвэл болих" }).tap();
    await expect(many.getByText(`${ORDERS} захиалга сонгосон`)).toBeVisible();
    await picture(page, "delivered");
    await many.getByRole("button", { name: "Хүргэсэн", exact: true }).tap();
    await question(page).getByRole("button", { name: "Тийм, болгох" }).tap();
    await expect(page.getByText(`${ORDERS} захиалга боллоо`)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => statuses(page, orders)).toEqual(new Set(["completed"]));
  });

  const { taps, keys } = await counted();
  test.info().annotations.push({ type: "counts", description: JSON.stringify(day) });
  console.log("the owner's day:", JSON.stringify(day, null, 2));
  expect(taps + outside, JSON.stringify(day)).toBeLessThanOrEqual(MAX_TAPS);
  expect(keys, JSON.stringify(day)).toBeLessThanOrEqual(MAX_KEYS);
});
