import { expect, type Page, test } from "@playwright/test";
import type { User } from "@zakh/accounts/contract";
import type { ScreenPath } from "@zakh/back-office/screens/screen-rows";
import type { OrderReturn } from "@zakh/bookkeeping/contract";
import type { Order, OrderStatus } from "@zakh/orders/contract";
import { expectNothingWrong, openScreen, watchFonts } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** The screens with tables, at the smallest width at which they fit; below 1280 px those with the most columns have cards. */
const TABLES: readonly { width: number; screens: readonly ScreenPath[]; mayBeEmpty?: true }[] = [
  { width: 1024, screens: ["categories", "service-categories", "meal-kits", "bank-accounts"] },
  { width: 1280, screens: ["", "orders", "sending", "products", "users", "stores"] },
  { width: 1280, screens: ["transfers", "cash-receipts", "returns", "month", "couriers"], mayBeEmpty: true },
];

// Its words are the longest.
test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
});

const STATUSES = ["pending", "processing", "completed", "cancelled"] satisfies OrderStatus[];
const LONG_NAME = "Оюунчимэг-Энхтуяагийн-Батмөнхийнхөн";

/** Begins the lists of orders, returns and users with the widest rows that there can be, of all statuses, whatever is filtered and other tests have made. */
async function widenRows(page: Page) {
  await page.route(/\/api\/orders\?/, async (route) => {
    const url = new URL(route.request().url());
    for (const filter of ["status", "overdue", "startDate", "endDate"]) url.searchParams.delete(filter);
    const response = await route.fetch({ url: url.href });
    const orders: Order[] = await response.json();
    const [first] = orders;
    const widest = Array.from({ length: first ? 16 : 0 }, (_, index) => ({
      ...first,
      id: 54_321 - index,
      status: STATUSES[index % STATUSES.length],
      customerName: LONG_NAME,
      transferAccountHolder: "OYUNCHIMEG-ENKHTUYAAGIIN-BATMUNKHIINKHUN",
      totalAmount: "12345678",
      received: 12_345_678,
      sentAt: first?.createdAt,
      courierName: "CJ대한통운 (Транспортно-экспедиционная)",
      trackingNumber: "123456789012",
      transferReportedAt: first?.createdAt,
      items: (["kg", "pack", "piece"] as const).map((unit) => ({
        ...first?.items[0],
        unit,
        quantity: 987,
        packedQuantity: null,
        traceNumbers: [],
      })),
    }));
    await route.fulfill({ response, json: [...widest, ...orders] });
  });
  await page.route(/\/api\/admin\/returns\?/, async (route) => {
    const response = await route.fetch();
    const returns: OrderReturn[] = await response.json();
    const widest: OrderReturn = {
      id: 54_321,
      customerName: LONG_NAME + LONG_NAME,
      customerPhone: "010-1234-5678",
      amount: 12_345_678,
      reason: "packed_less",
      since: new Date().toISOString(),
      refundAccount: {
        bankName: "한국씨티은행",
        accountNumber: "****7890",
        accountHolder: LONG_NAME + LONG_NAME,
      },
      askedAt: new Date().toISOString(),
      canBeAsked: false,
      canBeCredit: false,
    };
    await route.fulfill({ response, json: [widest, ...returns] });
  });
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    const response = await route.fetch();
    const [first, ...others]: User[] = await response.json();
    const email = "oyunchimeg.enkhtuyaagiin.batmunkh@example-company.co.kr";
    const widest = { ...first, username: "oyunchimeg_enkhtuyaa_batmunkh_1", name: LONG_NAME, email, isAdmin: false };
    await route.fulfill({ response, json: [widest, ...others] });
  });
}

/** Fourteen whole orders are on the screen with filters set too; none is wider than its table. */
async function expectManyOrders(page: Page, filters: string) {
  await openScreen(page, `/admin/orders${filters}`);
  const rows = page
    .getByRole("table", { name: "Заказы" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows.first()).toContainText("987 кг");
  const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 800).length, `${filters}: ${bottoms.join(" ")}`).toBeGreaterThanOrEqual(
    14,
  );
  const table = page.locator("main table");
  expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)), filters).toBe(0);
}

test("no table is wider than its card, has axe violations or lacks its fonts, and filters stand in line @desktop-only", async ({
  page,
}) => {
  // Phones have cards. Axe is slow.
  test.slow();
  const shopper = await registerThroughApi(page.request, {
    ...newShopper(),
    name: "Оюунчимэг-Энхтуяа Батмөнхийн",
  });
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  // It is one of those to be sent, too.
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } })).ok()).toBe(true);
  await widenRows(page);
  const refusedFonts = watchFonts(page);
  for (const { width, screens, mayBeEmpty } of TABLES) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of screens) {
      await test.step(`${address} at ${width} pixels`, async () => {
        await openScreen(page, `/admin/${address}`);
        const table = page.locator("main table:not(.sr-only table, .sr-only)");
        if (!mayBeEmpty) await expect(table.first(), address).toBeVisible();
        const tooWide = () =>
          table.evaluateAll((tables) =>
            tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)).filter((by) => by > 0),
          );
        await expect.poll(tooWide, address).toEqual([]);
        await expectNothingWrong(page);
        if (address === "stores" || address === "products") await expectLabelsInLine(page, address);
      });
    }
  }
  for (const filters of ["?status=pending&startDate=2026-01-01&endDate=2026-12-31", "?overdue=true"]) {
    await expectManyOrders(page, filters);
    await expectLabelsInLine(page, filters);
  }
  expect(refusedFonts).toEqual([]);
});

/** The labels of filters that stand beside each other are on one height. */
async function expectLabelsInLine(page: Page, address: string) {
  const heights = await page
    .locator("main search label")
    .evaluateAll((labels) =>
      labels.filter((label) => label.checkVisibility()).map((label) => label.getBoundingClientRect().top),
    );
  expect(heights.length, address).toBeGreaterThan(1);
  const lines = new Set(heights.map((top) => Math.round(top / 30)));
  expect(new Set(heights).size, `${address}: ${heights.join(" ")}`).toBe(lines.size);
}

test("the labels of filters that stand beside each other are on one height", async ({ page }) => {
  await signInAsAdmin(page);
  for (const address of ["orders?status=pending", "stores", "products"]) {
    await openScreen(page, `/admin/${address}`);
    await expectLabelsInLine(page, address);
  }
});
