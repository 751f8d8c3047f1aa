import { expect, test } from "@playwright/test";
import { expectNothingWrong, question } from "./back-office";
import { fillCart, newShopper, readProducts, registerThroughApi, signInAsAdmin } from "./people";

/** So far ahead that no page of the shop tells of it yet. */
const [FROM, TO] = ["2031-02-10", "2031-02-14"];
const SENTENCE = "Цагаан сараар амарна";

test("the owner enters closed days, corrects them and deletes them", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/closed-days");
  await page.getByRole("button", { name: "Амралт нэмэх" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Эхлэх өдөр").fill(TO);
  // A later first day has taken the last one along; an earlier one does not.
  await expect(form.getByLabel("Дуусах өдөр")).toHaveValue(TO);
  await form.getByLabel("Дуусах өдөр").fill(FROM);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form.getByText("Дуусах өдөр эхлэх өдрөөс өмнө байж болохгүй")).toBeVisible();
  await expect(form.getByText("Худалдан авагчид харуулах тайлбарыг бичнэ үү")).toBeVisible();
  await expectNothingWrong(page);
  await form.getByLabel("Эхлэх өдөр").fill(FROM);
  await form.getByLabel("Дуусах өдөр").fill(TO);
  await form.getByLabel("Худалдан авагчид харуулах тайлбар").fill(SENTENCE);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  const card = page.getByRole("article").filter({ hasText: SENTENCE });
  await expect(card).toContainText("2031 оны 2-р сарын 10, Даваа гараг – 2-р сарын 14, Баасан гараг");
  await expect(card).toContainText("Захиалга авна");
  await expectNothingWrong(page);

  await card.getByRole("button", { name: /засах/i }).click();
  await form.getByRole("switch", { name: "Энэ хооронд захиалга авах" }).click();
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(card).toContainText("Захиалга авахгүй");

  await card.getByRole("button", { name: /устгах/i }).click();
  await question(page).getByRole("button", { name: "Устгах" }).click();
  await expect(card).toHaveCount(0);
});

test("the delivery's days and free delivery are set, and shoppers see what they lack for it", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/delivery-days");
  const example = page.locator("section").filter({ hasText: "Одоо төлсөн захиалга" });
  await expect(example).toContainText("Илгээх өдөр");
  await expect(example).toContainText("Ойрын баярын өдрүүд");
  await page.getByRole("switch", { name: "Худалдан авагчид өдрийг харуулах" }).click();
  await expect(example).toContainText("Өдөр амлахгүй");
  await expectNothingWrong(page);

  await page.goto("/admin/free-delivery");
  page.on("dialog", (dialog) => void dialog.accept());
  try {
    await page.getByLabel("Үнэгүй болох дүн (вон)").fill("900,000,000");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Үнэгүй хүргэлт: ₩900,000,000")).toBeVisible();

    const shop = await (await browser.newContext()).newPage();
    const [product] = await readProducts(shop.request);
    const html = await (await shop.request.get(`/products/${product?.id}`)).text();
    expect(html).toContain("Илгээх: ");
    await registerThroughApi(shop.request, newShopper());
    await fillCart(shop, 1);
    await shop.goto("/cart");
    await expect(shop.getByText(/^Үнэгүй хүргэлт хүртэл ₩[\d,]+ дутуу байна$/)).toBeVisible();
    await expect(shop.getByText(/^Очих: /)).toBeVisible();
    await shop.goto("/checkout");
    await expect(shop.getByText(/^Төлбөр .* орвол$/)).toBeVisible();
    await shop.context().close();
  } finally {
    await page.request.put("/api/settings/free-delivery", { data: { from: "0" } });
  }
});
