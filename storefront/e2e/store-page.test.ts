import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { expectNothingWrong } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi } from "./people";
import { decide, newStoreName, picture, storeThroughApi } from "./store-owners";

const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");

test("an owner lists services with prices and photos, which her page shows, and prints its QR code", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newStoreName();
  const service = `Үс засах ${randomUUID().slice(0, 8)}`;
  await registerThroughApi(page.request, newShopper());
  const id = await storeThroughApi(page.request, name);
  const visitor = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage();
  await decide(visitor.request, name, { isVerified: true });
  const photos = [await picture(page, "one.png", "#4b5f3a"), await picture(page, "two.png", "#2f5d7c")];

  await test.step("in the form of her store", async () => {
    await page.goto(`/store/edit/${id}`);
    const services = page.getByRole("region", { name: "Үйлчилгээ ба үнэ" });
    await services.getByRole("button", { name: "Үйлчилгээ нэмэх" }).click();
    const first = services.getByRole("group", { name: "1-р үйлчилгээ" });
    await first.getByLabel("Үнэ, вон").fill("15,5");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(first.getByText("Үйлчилгээний нэрийг оруулна уу")).toBeVisible();
    await expect(first.getByText("Вонд бутархай", { exact: false })).toBeVisible();
    await first.getByLabel("Нэр").fill("Хурим, найрын засалт");
    await first.getByLabel("Үнэ, вон").fill("");
    await services.getByRole("button", { name: "Үйлчилгээ нэмэх" }).click();
    const second = services.getByRole("group", { name: "2-р үйлчилгээ" });
    await second.getByLabel("Нэр").fill(service);
    await second.getByLabel("Үнэ, вон").fill("15,000");
    await second.getByLabel("Энэ үнээс эхэлнэ").check({ force: true });
    await second.getByRole("button", { name: "2-р үйлчилгээг дээш зөөх" }).click();
    await expect(first.getByLabel("Нэр")).toHaveValue(service);
    await services.getByRole("tab", { name: "Русский" }).click();
    await first.getByLabel("Нэр").fill("Стрижка");
    await page.getByRole("group", { name: "Бусад зураг" }).getByLabel("Зураг нэмэх").setInputFiles(photos);
    await expect(page.getByRole("img", { name: "2-р зураг" })).toBeVisible();
    await expectNothingWrong(page);
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page).toHaveURL(/\/store\/dashboard$/);
  });

  await test.step("visitors see them under a sign made for the store, and find it by what it does", async () => {
    await visitor.goto(`/search?q=${encodeURIComponent(service)}`);
    await visitor.getByRole("link", { name, exact: true }).click();
    await expect(visitor).toHaveURL(new RegExp(`/stores/${id}$`));
    const services = visitor.getByRole("region", { name: "Үйлчилгээ", exact: true });
    await expect(services.getByRole("listitem")).toHaveText([
      `${service}₩15,000-оос`,
      "Хурим, найрын засалттохиролцоно",
    ]);
    await expect(services.getByRole("link", { name: "010-2222-3333" })).toHaveAttribute("href", /^tel:/);
    await visitor.getByRole("button", { name: `${name}, 2-р зураг` }).click();
    await expect(visitor.getByRole("dialog", { name: "Зураг" })).toBeVisible();
    await visitor.keyboard.press("Escape");
    await expect(visitor.getByRole("button", { name: "Хуваалцах" })).toBeVisible();
    // With services alone there is nothing to say of goods.
    await expect(visitor.getByText("Бараа хараахан алга")).toHaveCount(0);
    await expectNothingWrong(visitor);
  });

  await test.step("the code on her dashboard leads to that page, alone on what is printed", async () => {
    const code = page.getByRole("region", { name: "Дэлгүүрийн QR код" });
    await expect(code.getByRole("img")).toBeVisible();
    const download = page.waitForEvent("download");
    await code.getByRole("link", { name: "Зураг татах (PNG)" }).click();
    const file = await (await download).path();
    await prepareZXingModule({
      overrides: { wasmBinary: readFileSync(program).buffer as ArrayBuffer },
      fireImmediately: true,
    });
    const [read] = await readBarcodes(new Uint8Array(readFileSync(file)));
    expect(read?.text).toBe(new URL(`/stores/${id}`, page.url()).href);
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", document.getElementById("store-sheets")?.innerText ?? "");
    });
    await code.getByRole("button", { name: "Наах хуудас хэвлэх" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", /./);
    await expectNothingWrong(page);
  });
});

test("what a buyer says of a store's goods is on the store's page, and the owner answers it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const open = async () =>
    (await browser.newContext({ baseURL, viewport: page.viewportSize(), isMobile: true, hasTouch: true })).newPage();
  const [admin, buyer] = [await open(), await open()];
  const store = newStoreName();
  await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, store);
  await decide(admin.request, store, { isVerified: true });
  const name = `Бууз ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Хонины мах", origin: "Монгол", price: 15000 });
  const made = await page.request.post(`/api/stores/${storeId}/products`, { multipart: { productData } });
  const { id: productId }: { id: number } = await made.json();
  const { email } = await registerThroughApi(buyer.request, newShopper());
  const order = await orderThroughApi(buyer.request, email, [productId]);
  for (const status of ["processing", "completed"])
    await admin.request.patch(`/api/orders/${order}/status`, { data: { status } });
  const written = await buyer.request.post("/api/reviews", { multipart: { productId, rating: 4, text: "Амттай" } });
  expect(written.status(), await written.text()).toBe(201);
  const { id: reviewId }: { id: number } = await written.json();
  await admin.request.patch(`/api/admin/reviews/${reviewId}`, { data: { status: "visible" } });

  await page.goto("/store/dashboard");
  await page.getByRole("tab", { name: "Сэтгэгдэл" }).click();
  await expect(page.getByRole("article")).toContainText("Амттай");
  await expect(page.getByRole("article")).toContainText(name);
  await page.getByLabel("Таны хариу").fill("Баярлалаа!");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page.getByRole("article")).toContainText("ХудалдагчБаярлалаа!");
  await expectNothingWrong(page);

  await buyer.goto(`/stores/${storeId}`);
  const reviews = buyer.getByRole("region", { name: "Сэтгэгдэл" });
  await expect(reviews.getByRole("article")).toContainText("Баярлалаа!");
  await expectNothingWrong(buyer);
  await page.request.delete(`/api/stores/${storeId}/products/${productId}`);
});
