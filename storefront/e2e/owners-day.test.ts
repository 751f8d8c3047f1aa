import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import sharp from "sharp";
import { animationsEnd } from "./animations";
import { question, showOnly } from "./back-office";
import { bankFile, newPayer } from "./bank-file";
import { newShopper, orderFromElsewhere, readProducts, registerThroughApi, signInAsAdmin } from "./people";

const ROOT = join(import.meta.dirname, "..", "..");
const ORDERS = 30;
/** What the phone's own dialogs take: the newest file and "open"; "print". */
const FILE_TAPS = 2;
const PRINT_TAPS = 1;
/** The limit of the day, in taps and keys (docs/the-owners-day.md). */
const MAX_TAPS = 31;

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

/** Thirty orders of three customers, of some products each, and the word in their names that finds them alone. */
async function thirtyOrders(page: Page, request: APIRequestContext): Promise<{ orders: Order[]; word: string }> {
  const word = `Өдөр${randomUUID().slice(0, 8)}`;
  const products = (await readProducts(request)).slice(0, 5);
  const ids: number[] = [];
  for (let customer = 0; customer < 3; customer += 1) {
    const { email } = await registerThroughApi(request, newShopper());
    for (let placed = 0; placed < ORDERS / 3; placed += 1) {
      const chosen = [products[placed % 5], products[(placed + customer + 1) % 5]].flatMap((one) => one?.id ?? []);
      ids.push(await orderFromElsewhere(request, email, chosen, { customerName: word }));
    }
  }
  await signInAsAdmin(page);
  return {
    orders: await Promise.all(ids.map(async (id) => (await page.request.get(`/api/orders/${id}`)).json())),
    word,
  };
}

/** Counts what a finger does on the page, over all of its loads. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => {
      const now = Number(window.sessionStorage.getItem("taps") ?? 0);
      window.sessionStorage.setItem("taps", String(now + 1));
    };
    window.addEventListener("pointerdown", count, true);
    window.addEventListener("keydown", count, true);
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  return () => page.evaluate(() => Number(window.sessionStorage.getItem("taps") ?? 0));
}

/** A picture for docs/the-owners-day.md, where somebody wants them. */
async function picture(page: Page, name: string) {
  const folder = process.env.OWNERS_DAY_PICTURES;
  if (!folder) return;
  await animationsEnd(page);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(ROOT, folder, `${name}-360.webp`));
}

async function chooseFile(page: Page, button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent("filechooser");
  await button.click();
  await (await choosing).setFiles(file);
}

async function statuses(page: Page, orders: readonly Order[]): Promise<Set<string>> {
  const now = orders.map(async ({ id }) => (await (await page.request.get(`/api/orders/${id}`)).json()).status);
  return new Set(await Promise.all(now));
}

test("the day of thirty paid orders takes no more than thirty-one taps: paid, picked, packed, labelled, sent, delivered", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const { orders, word } = await thirtyOrders(page, request);
  await showOnly(page, word);
  const counted = await countTaps(page);
  let outside = 0;
  const taps: Record<string, number> = {};
  const step = async (name: string, work: () => Promise<void>) => {
    const before = (await counted()) + outside;
    await test.step(name, work);
    taps[name] = (await counted()) + outside - before;
  };
  const home = () => page.getByRole("link", { name: "Хяналтын самбар руу буцах" }).click();
  const work = (name: RegExp) => page.getByRole("link", { name }).click();
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
        .click({ timeout: 30_000 });
      await expect(page.getByText(`${numberOf(id)}: төлөгдсөн, илүү мөнгийг буцаана`, { exact: true })).toBeVisible();
    }
    await expect.poll(() => statuses(page, orders), { timeout: 60_000 }).toEqual(new Set(["processing"]));
    await picture(page, "paid");
    await home();
  });

  await step("picked by cut, and the slips printed", async () => {
    await work(/^Савлах/);
    await expect(page.getByText(`${ORDERS} захиалга ·`)).toBeVisible();
    const cuts = page.getByRole("region", { name: "Бараагаар" }).getByRole("checkbox");
    await picture(page, "picking");
    for (const cut of await cuts.all()) await cut.click();
    await expect(page.getByText(/^Савласан (\d+)\/\1 ·/).first()).toBeVisible();
    await page.getByRole("button", { name: "Савлагааны хуудсуудыг хэвлэх" }).click();
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
    await page.getByRole("button", { name: "Хүргэлтийн файл" }).first().click();
    await page.getByRole("menuitem", { name: "CJ대한통운" }).click();
    await download;
  });

  await step("handed over: the courier's numbers, which tell the customers", async () => {
    const start = 600_000_000_000 + Math.floor(Math.random() * 300_000_000_000);
    const lines = ["주문번호,운송장번호", ...orders.map(({ id }, at) => `${numberOf(id)},${start + at}`)];
    const file = { name: "운송장.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${lines.join("\r\n")}`) };
    await page.getByRole("button", { name: "Илгээмжийн дугаар оруулах" }).click();
    await chooseFile(page, page.getByRole("button", { name: "Хүргэлтийн компанийн файл сонгох" }).first(), file);
    outside += FILE_TAPS;
    await expect(page.getByRole("button", { name: `Хадгалах (${ORDERS})` })).toBeVisible();
    await picture(page, "numbers");
    await page.getByRole("button", { name: `Хадгалах (${ORDERS})` }).click();
    await expect(page.getByText(`${ORDERS} захиалгыг илгээсэн гэж тэмдэглэлээ`)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("dialog").getByRole("button", { name: "Хаах" }).click();
  });

  await step("delivered", async () => {
    const many = page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
    await home();
    await work(/^Илгээсэн, хүргээгүй/);
    await expect(page.getByText(`Нийт ${ORDERS} захиалга`)).toBeVisible();
    await page.getByRole("button", { name: "Сонгох", exact: true }).click();
    // Those of the next page, too.
    await many.getByRole("button", { name: "Бүгдийг сонгох, эсвэл болих" }).click();
    await expect(many.getByText(`${ORDERS} захиалга сонгосон`)).toBeVisible();
    await picture(page, "delivered");
    await many.getByRole("button", { name: "Хүргэсэн", exact: true }).click();
    await question(page).getByRole("button", { name: "Тийм, болгох" }).click();
    await expect(page.getByText(`${ORDERS} захиалга боллоо`)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => statuses(page, orders)).toEqual(new Set(["completed"]));
  });

  const total = (await counted()) + outside;
  test.info().annotations.push({ type: "taps", description: JSON.stringify({ ...taps, total }) });
  console.log("taps of the owner's day:", JSON.stringify({ ...taps, total }));
  expect(total, JSON.stringify(taps)).toBeLessThanOrEqual(MAX_TAPS);
});
