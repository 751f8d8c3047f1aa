import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIResponse, expect, type Locator, type Page, test } from "@playwright/test";
import { documentPicture } from "./document-picture";
import { newShopper, orderThroughApi, registerThroughApi } from "./people";
import { decide, IDENTITY } from "./store-owners";

const PICTURES = join(import.meta.dirname, "../../backend/src/seed/pictures/products");

const photo = (name: string) => ({
  name: `${name}.webp`,
  mimeType: "image/webp",
  buffer: readFileSync(join(PICTURES, `${name}.webp`)),
});

/** A picture for docs/for-store-owners.md, where somebody wants them; of a part of the page where one is named. */
async function picture(page: Page, name: string, part?: Locator) {
  await part?.evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollBy(0, element.getBoundingClientRect().top - header - 12);
  });
  await documentPicture(page, "STORE_OWNERS_PICTURES", name);
}

/** What an answer holds, which must be a success; nothing of an empty one. */
async function succeeds<Answer = void>(answering: Promise<APIResponse>): Promise<Answer> {
  const answer = await answering;
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return text === "" ? (undefined as Answer) : JSON.parse(text);
}

test("the way of docs/for-store-owners.md leads from registering to the first payout", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  // The documents' pictures are taken in a shop of their own, where the name is free.
  const name = process.env.STORE_OWNERS_PICTURES ? "Болорын бууз" : `Болорын бууз ${randomUUID().slice(0, 8)}`;
  const [admin, buyer] = [
    (await browser.newContext({ baseURL })).request,
    (await browser.newContext({ baseURL })).request,
  ];
  await registerThroughApi(page.request, newShopper());
  const { email } = await registerThroughApi(buyer, newShopper());

  await test.step("registering, and what the store is by law", async () => {
    await page.goto("/store/register");
    await page.getByLabel("Үйлчилгээний ангилал").selectOption({ label: "Ресторан, хоолны газар" });
    await page.getByLabel("Дэлгүүрийн нэр").fill(name);
    await page.getByLabel("Тайлбар").fill("Гараар чимхсэн бууз, банш. Өдөр бүр шинэ.");
    await page.getByLabel("Хаяг", { exact: true }).fill("충청북도 청주시 상당구 (Чонжү, Сандан-гү)");
    await page.getByLabel("Аж ахуйн нэр (상호)").fill("볼로르 식품");
    await page.getByLabel("Төлөөлөгч (대표자)").fill("Болормаа");
    await page.getByLabel(/사업자등록번호/).fill(IDENTITY.businessNumber);
    await page.getByRole("checkbox", { name: /чөлөөлөгдсөн/ }).check({ force: true });
    await page.getByLabel(/식육판매업/).fill(IDENTITY.meatLicence);
    await picture(page, "identity", page.getByRole("region", { name: "Худалдагчийн мэдээлэл" }));
    await picture(page, "register", page.getByRole("region", { name: "Дэлгүүрийн тухай" }));
    await page.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }).click();
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeVisible();
    // Without the toast over it.
    await page.reload();
    await expect(page.getByText("Таны дэлгүүр баталгаажуулалт хүлээж байна")).toBeVisible();
    await picture(page, "waiting");
  });
  const storeId = await decide(admin, name, { isVerified: true });
  await succeeds(admin.put(`/api/admin/store-books/${storeId}/commission`, { data: { rate: 1000 } }));

  await test.step("the store's page", async () => {
    await page.goto(`/store/edit/${storeId}`);
    const services = page.getByRole("region", { name: "Үйлчилгээ ба үнэ" });
    for (const [number, service, price] of [
      [1, "Бууз захиалгаар, 100 ширхэг", "90,000"],
      [2, "Найр, хурим захиалгаар", ""],
    ] as const) {
      await services.getByRole("button", { name: "Үйлчилгээ нэмэх" }).click();
      const fields = services.getByRole("group", { name: `${number}-р үйлчилгээ` });
      await fields.getByLabel("Нэр").fill(service);
      await fields.getByLabel("Үнэ, вон").fill(price);
    }
    await services.getByLabel("Энэ үнээс эхэлнэ").first().check({ force: true });
    await picture(page, "services", services);
    await page.getByLabel("Зураг нэмэх").setInputFiles([photo("frozen-buuz-2"), photo("frozen-bansh-2")]);
    await page.getByRole("button", { name: "1-р зургийг хойш зөөх" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page).toHaveURL(/\/store\/dashboard$/);
    await page.goto("/store/dashboard");
    await expect(page.getByRole("heading", { name: "Захиалга хараахан алга" })).toBeVisible();
    const code = page.getByRole("region", { name: "Дэлгүүрийн QR код" });
    await expect(code.getByRole("img")).toBeVisible();
    await picture(page, "qr", code);
    await page.goto(`/stores/${storeId}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await picture(page, "page");
  });

  const product = {
    name: "Гар бууз",
    category: "Бусад",
    origin: "Чонжү",
    price: "1200",
    unit: "piece",
  };
  const made = await succeeds<{ id: number }>(
    page.request.post(`/api/stores/${storeId}/products`, {
      multipart: { productData: JSON.stringify({ ...product, minOrderQuantity: 40 }), images: photo("frozen-buuz-1") },
    }),
  );
  const productId = made.id;
  const orders = [await orderOf(productId), await orderOf(productId)];
  async function orderOf(id: number) {
    const placed = await orderThroughApi(buyer, email, [id]);
    await succeeds(admin.patch(`/api/orders/${placed}/status`, { data: { status: "processing" } }));
    return placed;
  }

  await test.step("goods and orders", async () => {
    await page.goto("/store/dashboard?tab=products");
    await expect(page.getByRole("article", { name: product.name })).toBeVisible();
    await picture(page, "products", page.getByRole("tablist"));
    await page.goto("/store/dashboard");
    const toDo = page.getByRole("link", { name: /^Хүргэхээр хүлээж байгаа захиалга/ });
    await expect(toDo).toContainText("2");
    await picture(page, "today");
    await page.goto(`/store/orders/${orders[0]}`);
    await expect(page.getByRole("button", { name: "Захиалгыг хүлээн авах" })).toBeVisible();
    await picture(page, "order");
    await page.getByRole("button", { name: "Захиалгыг хүлээн авах" }).tap();
    await page.getByRole("button", { name: "Савлаж дууссан" }).tap();
    await page.getByLabel("Илгээмжийн дугаар").fill("6123-4567-8901");
    await picture(page, "hand-over");
    await page.getByRole("button", { name: "Хүргэлтэд өгсөн" }).tap();
    await expect(page.getByText("Замдаа гарсан", { exact: true }).first()).toBeVisible();
  });

  await test.step("the first payout", async () => {
    await succeeds(admin.put("/api/settings/payouts", { data: { enabled: true, days: 0 } }));
    const account = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "BAT BOLORMAA" };
    await succeeds(page.request.put(`/api/stores/${storeId}/books/account`, { data: account }));
    await succeeds(admin.patch(`/api/orders/${orders[0]}/status`, { data: { status: "completed" } }));
    const { months } = await succeeds<{ months: string[] }>(page.request.get(`/api/stores/${storeId}/books`));
    const [period] = months;
    await succeeds(admin.post("/api/admin/payouts", { data: { period } }));
    const payouts = await succeeds<{ id: number; storeId: number }[]>(admin.get(`/api/admin/payouts?period=${period}`));
    const ids = payouts.filter((payout) => payout.storeId === storeId).map(({ id }) => id);
    await succeeds(admin.post("/api/admin/payouts/paid", { data: { ids } }));
    await page.goto("/store/books");
    const statement = page.getByRole("region", { name: "Тооцооны хуулга" });
    await expect(statement.getByText("Шилжүүлсэн").first()).toBeVisible();
    await picture(page, "books", statement);
  });
  await page.request.delete(`/api/stores/${storeId}/products/${productId}`);
});
