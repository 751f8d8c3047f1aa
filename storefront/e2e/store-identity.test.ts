import { expect, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { IDENTITY, newStoreName, storeThroughApi } from "./store-owners";

test("a store that has not said who it is is refused by one press, mended, sent again, approved, and shown to shoppers with it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = newStoreName();
  const admin = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage();
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, name, {});
  await signInAsAdmin(admin);

  await test.step("the admin sees what is missing, cannot approve, and refuses with that as the reason", async () => {
    await admin.goto(`/admin/stores?search=${encodeURIComponent(name)}&id=${id}`);
    const detail = admin.getByRole("dialog", { name, exact: true });
    const missing = detail.getByRole("region", { name: "Мэдээлэл дутуу" });
    await expect(missing).toContainText("Төлөөлөгч (대표자)");
    await detail.getByRole("button", { name: "Баталгаажуулах" }).click();
    await expect(admin.getByText(/Дэлгүүрийн мэдээлэл дутуу байна:.*사업자등록번호/).first()).toBeVisible();
    await expectNothingWrong(admin);
    await missing.getByRole("button", { name: "Татгалзаж, юу дутууг хэлэх" }).click();
    await expect(detail).toContainText("Татгалзсан");
  });

  await test.step("its owner reads it, adds it and sends the store again", async () => {
    await page.goto("/store/dashboard");
    await expect(page.getByRole("alert")).toContainText("Шалтгаан: Дутуу мэдээлэл: Аж ахуйн нэр (상호)");
    await expect(page.getByRole("button", { name: "Дахин илгээх" })).toHaveCount(0);
    await expectNothingWrong(page);
    await page.getByRole("link", { name: "Мэдээлэл нэмэх" }).click();
    const tradeName = page.getByLabel("Аж ахуйн нэр (상호)");
    await expect(tradeName).toBeFocused();
    await tradeName.fill(IDENTITY.tradeName);
    await page.getByLabel("Төлөөлөгч (대표자)").fill(IDENTITY.representative);
    await page.getByLabel(/사업자등록번호/).fill(IDENTITY.businessNumber);
    await page.getByLabel(/чөлөөлөгдсөн/).check({ force: true });
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await page.getByRole("button", { name: "Дахин илгээх" }).click();
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeVisible();
  });

  await test.step("the admin approves it", async () => {
    await admin.reload();
    const detail = admin.getByRole("dialog", { name, exact: true });
    await expect(detail).toContainText("Дахин илгээсэн");
    await expect(detail).toContainText(IDENTITY.businessNumber);
    await detail.getByRole("button", { name: "Баталгаажуулах" }).click();
    await expect(detail).toContainText("Баталгаажсан");
  });

  await test.step("for meat the product's form leads to the field of the licence", async () => {
    await page.goto("/store/products/add");
    await page.getByLabel("Ангилал").selectOption({ label: "Үхрийн мах" });
    await expect(page.getByText("Мах зарахад зөвшөөрөл хэрэгтэй")).toBeVisible();
    await expectNothingWrong(page);
    await page.getByRole("link", { name: "Зөвшөөрлийн дугаар бичих" }).click();
    await page.getByRole("button", { name: "Хадгалахгүй гарах" }).click();
    await expect(page.getByLabel(/식육판매업/)).toBeFocused();
  });

  await test.step("shoppers read who sells, also without scripts, in their language and in Korean", async () => {
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const shopper = await plain.newPage();
    await shopper.goto(`/stores/${id}?lang=ru`);
    const block = shopper.locator("#who-sells");
    await expect(block).toContainText("Наименование (상호): 시험 상점");
    await expect(block).toContainText("Номер уведомления о торговле по почте (통신판매업 신고번호): освобождён");
    await expect(block).not.toContainText("식육판매업");
    await expect(block.getByRole("link", { name: IDENTITY.businessNumber })).toHaveAttribute(
      "href",
      /ftc\.go\.kr.*1248100998/,
    );
    await plain.close();
  });
  await admin.context().close();
});
