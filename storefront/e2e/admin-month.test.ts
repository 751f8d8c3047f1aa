import { expect, test } from "@playwright/test";
import type { Buyers, MonthReport } from "@zakh/bookkeeping/contract";
import { expectNothingWrong } from "./back-office";
import { inDatabase } from "./database";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const won = (amount: number) => `₩${amount.toLocaleString("ko-KR")}`;

test("the owner sees a month's money and sales, calls who has not come back, and takes the accountant's file", async ({
  page,
  request,
}) => {
  const shopper = await registerThroughApi(request, newShopper());
  const ids = [await orderThroughApi(request, shopper.email), await orderThroughApi(request, shopper.email)];
  // Nobody bought more, so that they are at the top of the list.
  await inDatabase(
    `UPDATE order_detail SET created_at = now() - interval '60 days', total = total + 9000000, subtotal = subtotal + 9000000
     WHERE order_number = ANY($1)`,
    [ids],
  );
  await signInAsAdmin(page);
  // What the page itself was told: the other tests' orders go on being paid.
  const told = page.waitForResponse(/\/api\/admin\/month(\?|$)/);
  await page.goto("/admin/month");
  const { from, to, ...report }: MonthReport = await (await told).json();
  const month = page.getByRole("heading", { level: 2, name: /^\d{4} оны \d+ сар$/ });
  await expect(month).toHaveText(`${from.slice(0, 4)} оны ${Number(from.slice(5, 7))} сар`);
  const figures = page.locator("main dl").first();
  await expect(figures).toContainText(won(report.received));
  await expect(figures).toContainText(won(report.sold));
  await expect(page.getByRole("table", { name: "Орсон мөнгө, өдрөөр" }).getByRole("row")).toHaveCount(
    report.days.length + 1,
  );
  const compared = page.getByRole("region", { name: "Банк ба дэлгүүр" });
  await expect(compared.getByRole("definition").first()).toHaveText(/₩/);
  const today = await page.evaluate(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format());
  await compared.getByLabel("Нэг өдрөөр").fill(today);
  await expect(page).toHaveURL(new RegExp(`day=${today}$`));
  await expect(compared.getByRole("list").first()).toBeVisible();
  const { away }: Buyers = await (await page.request.get("/api/admin/month/buyers")).json();
  const [best] = away;
  const row = page.getByRole("region", { name: "Эргэж ирээгүй худалдан авагчид" }).getByRole("listitem").first();
  await expect(row).toContainText(won(best?.sold ?? 0));
  await expect(row).toContainText("сүүлд");
  await expect(row.getByRole("link", { name: /руу залгах$/ })).toHaveAttribute("href", `tel:${best?.phone}`);
  await expectNothingWrong(page);

  await page.getByRole("button", { name: "Нягтлан бодогчийн файл" }).click();
  const drawer = page.getByRole("dialog", { name: "Нягтлан бодогчийн файл" });
  await expect(drawer.getByLabel("Эхлэх огноо")).toHaveValue(from);
  await expect(drawer.getByLabel("Дуусах огноо")).toHaveValue(to);
  await expect(drawer.getByRole("checkbox", { name: "Цуцлагдсан" })).not.toBeChecked();
  await drawer.getByRole("checkbox", { name: "Төлбөр хүлээгдэж буй" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    drawer.getByRole("button", { name: "Татах" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^sales-${from}-${to}-.*\\.xlsx$`));
  await expect(drawer).toHaveCount(0);

  await page.getByRole("button", { name: "Өмнөх сар" }).click();
  await expect(page).toHaveURL(/\/admin\/month\?month=\d{4}-\d{2}$/);
  await page.reload();
  await expect(month).not.toHaveText(`${from.slice(0, 4)} оны ${Number(from.slice(5, 7))} сар`);
  await page.getByRole("button", { name: "Дараагийн сар" }).click();
  await expect(page).toHaveURL(/\/admin\/month$/);
  await expect(page.getByRole("button", { name: "Дараагийн сар" })).toBeDisabled();
});
