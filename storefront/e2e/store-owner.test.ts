import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi } from "./people";
import { decide, IDENTITY, newStoreName, picture } from "./store-owners";

test("a store is registered, confirmed, sells, is ordered from, and changes", async ({ page, browser, baseURL }) => {
  test.slow();
  const name = newStoreName();
  const productName = `Хонины хавирга ${randomUUID().slice(0, 6)}`;
  const red = await picture(page, "улаан.png", "#7a1420");
  const gold = await picture(page, "шар.png", "#d9a441");
  await registerThroughApi(page.request, newShopper());
  const admin = await (await browser.newContext({ baseURL })).newPage();
  const shopper = await (await browser.newContext({ baseURL })).newPage();

  await test.step("without a store the dashboard offers to register one", async () => {
    await page.goto("/store/dashboard");
    await expect(page.getByRole("heading", { name: "Танд дэлгүүр хараахан алга" })).toBeVisible();
    await expectNothingWrong(page);
    await page.getByRole("main").getByRole("link", { name: "Дэлгүүр бүртгүүлэх" }).click();
    await expect(page).toHaveURL(/\/store\/register$/);
  });

  await test.step("the form says what is missing, then registers", async () => {
    await page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }).click();
    await expect(page.getByText("Форм алдаатай байна", { exact: true })).toBeVisible();
    await expect(page.getByText("Үйлчилгээний ангилал сонгоно уу")).toBeVisible();
    await expectNothingWrong(page);
    await page.getByLabel("Үйлчилгээний ангилал").selectOption({ index: 1 });
    await page.getByLabel("Дэлгүүрийн нэр").fill(name);
    await page.getByLabel("Тайлбар").fill("Өглөө бүр шинэ мах.");
    await page.getByRole("tab", { name: "English" }).click();
    await page.getByLabel("Тайлбар (English)").fill("Fresh meat every morning.");
    await page.getByLabel("Хаяг", { exact: true }).fill("Чонжү хот, Сану гу 12");
    await page.getByLabel("Аж ахуйн нэр (상호)").fill(IDENTITY.tradeName);
    await page.getByLabel("Төлөөлөгч (대표자)").fill(IDENTITY.representative);
    await page.getByLabel(/사업자등록번호/).fill("124-81-00997");
    await page
      .getByRole("switch", { name: /чөлөөлөгдсөн/ })
      .or(page.getByLabel(/чөлөөлөгдсөн/))
      .first()
      .check({ force: true });
    await page.getByLabel(/식육판매업/).fill(IDENTITY.meatLicence);
    await page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }).click();
    await expect(page.getByText(/Бизнесийн бүртгэлийн дугаар буруу/)).toBeVisible();
    await page.getByLabel(/사업자등록번호/).fill(IDENTITY.businessNumber);
    await page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }).click();
    await expect(page).toHaveURL(/\/store\/dashboard$/);
    await expect(page.getByText("Дэлгүүр бүртгэгдлээ", { exact: true })).toBeVisible();
  });

  await test.step("the new store waits, and cannot add products yet", async () => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeVisible();
    await expect(page.getByRole("main").getByText("Идэвхтэй")).toHaveCount(0);
    await expectNothingWrong(page);
    await page.goto("/store/products/add");
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeVisible();
    await expect(page.getByRole("button", { name: "Хадгалах" })).toHaveCount(0);
    await page.goto("/store/register");
    await expect(page).toHaveURL(/\/store\/dashboard$/);
  });

  let storeId = 0;
  await test.step("an admin confirms it", async () => {
    storeId = await decide(admin.request, name, { isVerified: true });
    await page.reload();
    await expect(page.getByRole("main").getByText("Идэвхтэй").first()).toBeVisible();
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeHidden();
  });

  await test.step("hours, logo and cover are saved; leaving before that is asked about", async () => {
    await page.getByRole("link", { name: "Мэдээлэл засах" }).click();
    await page.getByLabel("Лого: зураг сонгох").setInputFiles(red);
    await page.getByLabel("Нүүр зураг: зураг сонгох").setInputFiles(gold);
    await page.getByLabel("Даваа: цагийн хуваарь").selectOption({ label: "Ажиллана" });
    await page.getByLabel("Даваа: хаах цаг").fill("08:00");
    await page.getByRole("link", { name: "Дэлгүүрийн самбар" }).click();
    await expect(page.getByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" })).toBeVisible();
    await page.getByRole("button", { name: "Үргэлжлүүлэн засах" }).click();
    await expect(page.getByText("Дараагийн өдрийн 08:00 хүртэл")).toBeVisible();
    await page.getByLabel("Даваа: хаах цаг").fill("20:00");
    await page.getByRole("button", { name: "Даваагийн цагийг бүх өдөрт хуулах" }).click();
    await page.getByLabel("Ням: цагийн хуваарь").selectOption({ label: "Амарна" });
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page).toHaveURL(/\/store\/dashboard$/);
    await expect(page.getByText("09:00–20:00")).toHaveCount(6);
    const saved = await (await page.request.get(`/api/stores/${storeId}`)).json();
    expect(saved).toMatchObject({ description: "Өглөө бүр шинэ мах.", descriptionEn: "Fresh meat every morning." });
  });

  await test.step("a product with pictures is added", async () => {
    await page.getByRole("tab", { name: "Бараа" }).click();
    await expect(page.getByRole("heading", { name: "Бараа хараахан алга" })).toBeVisible();
    await expectNothingWrong(page);
    await page.getByRole("link", { name: "Бараа нэмэх" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Үнээ оруулна уу", { exact: true })).toBeVisible();
    await page
      .getByLabel("Зураг нэмэх")
      .setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await expect(page.getByText("Зургийг нэмж чадсангүй", { exact: true })).toBeVisible();
    await page.getByLabel("Зураг нэмэх").setInputFiles([red, gold]);
    await page.getByRole("button", { name: "2-р зургийг эхэнд тавих" }).click();
    await page.getByLabel("Барааны нэр").fill(productName);
    await page.getByRole("tab", { name: "Русский" }).click();
    await page.getByLabel("Нэр (Русский)").fill("Бараньи рёбра");
    await page.getByLabel("Гарал үүсэл (Русский)").fill("Монголия");
    await page.getByRole("tab", { name: "Монгол" }).click();
    await page.getByRole("textbox", { name: "Гарал үүсэл" }).fill("Монгол, Төв аймаг");
    await page.getByLabel("Ангилал").selectOption({ label: "Хонины мах" });
    await page.getByLabel("Үнэ (₩)").fill("18500");
    await page.getByLabel("Зарах нэгж").selectOption({ label: "Багц" });
    await page.getByRole("checkbox", { name: "Үлдэгдэл хянах" }).check({ force: true });
    await page.getByLabel("Үлдэгдэл", { exact: true }).fill("12");
    await expect(page.getByRole("region", { name: "Худалдан авагчид ингэж харагдана" })).toContainText("₩18,500/ багц");
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page).toHaveURL(/tab=products$/);
    await expect(page.getByRole("article", { name: productName })).toContainText("12 багц");
    await expectNothingWrong(page);
  });

  await test.step("another is begun with what this one has, but for its stock", async () => {
    await page.getByRole("link", { name: `«${productName}» хуулах` }).click();
    await expect(page.getByLabel("Барааны нэр")).toHaveValue(productName);
    await expect(page.getByLabel("Үнэ (₩)")).toHaveValue("18500");
    await expect(page.getByLabel("Үлдэгдэл", { exact: true })).toHaveValue("");
    await page.getByLabel("Барааны нэр").fill(`${productName} 2`);
    await page.getByLabel("Үлдэгдэл", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    const copy = page.getByRole("article", { name: `${productName} 2`, exact: true });
    await expect(copy).toContainText("3 багц");
    await expect(copy.locator("img")).toHaveCount(1);
    const own = (await (await page.request.get(`/api/stores/${storeId}/products`)).json()) as {
      id: number;
      name: string;
    }[];
    const made = own.find(({ name: title }) => title === `${productName} 2`);
    expect((await page.request.delete(`/api/stores/${storeId}/products/${made?.id}`)).status()).toBe(204);
    await page.reload();
  });

  await test.step("shoppers find it on the store's page", async () => {
    await shopper.goto(`/stores/${storeId}`);
    await expect(shopper.getByRole("article").filter({ hasText: productName })).toBeVisible();
  });

  let orderId = 0;
  await test.step("a shopper orders it together with something of the shop's", async () => {
    await registerThroughApi(shopper.request, newShopper());
    const products = (await (await shopper.request.get("/api/products")).json()) as {
      id: number;
      name: string;
      storeId: number | null;
    }[];
    const own = products.find((product) => product.name === productName)?.id ?? 0;
    const other = products.find((product) => product.storeId === null)?.id ?? 0;
    orderId = await orderThroughApi(shopper.request, "bolor@example.com", [own, other]);
  });

  await test.step("the owner sees the order with the own line only, and where to bring it", async () => {
    await page.goto("/store/dashboard?tab=orders");
    const number = `ORD-${String(orderId).padStart(4, "0")}`;
    const order = page.getByRole("link", { name: `${number} захиалгыг харах` });
    await expect(order).toBeVisible();
    await expectNothingWrong(page);
    await order.click();
    await expect(page.getByRole("heading", { level: 1, name: `Захиалга ${number}` })).toBeVisible();
    const lines = page.getByRole("region", { name: "Таны бараа" });
    await expect(lines.getByRole("listitem")).toHaveCount(1);
    await expect(lines).toContainText(productName);
    await expect(lines).toContainText("₩18,500 × 1 багц");
    await expect(lines).toContainText("Гарал үүсэл: Монгол, Төв аймаг");
    await expect(page.getByText(/^Захиалгын төлбөр орсны дараа хүлээн авагч/)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Хындог дүүрэг");
    await expectNothingWrong(page);
    const paid = await admin.request.patch(`/api/orders/${orderId}/status`, { data: { status: "processing" } });
    expect(paid.ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("Чонжү хот, Хындог дүүрэг 12-3");
    await expect(page.getByRole("link", { name: "Залгах" })).toHaveAttribute("href", "tel:010-9876-5432");
    await expectNothingWrong(page);
  });

  await test.step("the product is changed, then deleted", async () => {
    await page.goto("/store/dashboard?tab=products");
    await page.getByRole("link", { name: `«${productName}» засах` }).click();
    await expect(page.getByRole("button", { name: "2-р зургийг хасах" })).toBeVisible();
    await page.getByRole("button", { name: "2-р зургийг хасах" }).click();
    await page.getByLabel("Үнэ (₩)").fill("19000");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByRole("article", { name: productName })).toContainText("₩19,000");
    await page.getByRole("button", { name: `«${productName}» устгах` }).click();
    await expectNothingWrong(page);
    await page.getByRole("dialog").getByRole("button", { name: "Устгах" }).click();
    await expect(page.getByRole("article", { name: productName })).toHaveCount(0);
    await expect(page.getByText("Бараа устгагдлаа", { exact: true })).toBeVisible();
  });

  await test.step("the order is still readable", async () => {
    await page.goto(`/store/orders/${orderId}`);
    await expect(page.getByRole("region", { name: "Таны бараа" })).toContainText(productName);
  });

  await test.step("suspended, the store says why", async () => {
    await decide(admin.request, name, { isActive: false, reason: "Утас нь холбогдохгүй байна." });
    await page.goto("/store/dashboard");
    await expect(page.getByText("Шалтгаан: Утас нь холбогдохгүй байна.")).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step("a page of another store is not found", async () => {
    await page.goto("/store/orders/1");
    await expect(page.getByRole("heading", { name: "Хуудас олдсонгүй" })).toBeVisible();
  });

  await admin.context().close();
  await shopper.context().close();
});
