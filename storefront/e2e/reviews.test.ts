import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { expectNoViolations } from "./axe";
import { expectNothingWrong, pictureFile } from "./back-office";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

test("a review is written by who has received the product, shown by the owner's tap, and hidden when it is reported", async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(admin);
  const name = `Хонины нуруу ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Хонины мах", origin: "Монгол", price: 15000 });
  const product: Product = await (await admin.request.post("/api/products", { multipart: { productData } })).json();
  const receive = async (shopper: Page) => {
    const { email } = await registerThroughApi(shopper.request, newShopper());
    const id = await orderFromElsewhere(shopper.request, email, [product.id]);
    for (const status of ["processing", "completed"]) {
      await admin.request.patch(`/api/orders/${id}/status`, { data: { status } });
    }
  };
  await receive(page);
  const text = "Маш шинэ, зөөлөн мах";

  await test.step("the customer writes it from the order, with stars and a photo", async () => {
    await page.goto("/my-page");
    await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click();
    const form = page.getByRole("dialog", { name: "Сэтгэгдэл бичих" });
    await form.getByRole("radio", { name: "5 од" }).check();
    await form.getByLabel("Сэтгэгдэл", { exact: true }).fill(text);
    await form.getByLabel("Зураг нэмэх").setInputFiles(pictureFile("photo.png"));
    await expect(form.getByRole("button", { name: "1-р зургийг хасах" })).toBeVisible();
    await expectNoViolations(page);
    await form.getByRole("button", { name: "Илгээх" }).click();
    await expect(page.getByRole("article", { name })).toContainText("Дэлгүүр шалгаж байна");
    await expectNoViolations(page);
  });

  await test.step("the owner finds it among what waits, looks at the photo and shows it", async () => {
    await admin.goto("/admin");
    await admin.getByRole("link", { name: /^Сэтгэгдэл шалгах/ }).click();
    const review = admin.getByRole("article", { name });
    await review.getByRole("button", { name: "1-р зураг" }).click();
    await expect(admin.getByRole("dialog", { name: "Зургууд" }).getByAltText("1-р зураг")).toBeVisible();
    await admin.getByRole("button", { name: "Хаах" }).click();
    await expectNothingWrong(admin);
    await review.getByRole("button", { name: "Харуулах" }).click();
    await expect(review.getByText("Харагдаж байна")).toBeVisible();
  });

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await receive(reader);
  await test.step("card and page show it to everybody", async () => {
    await reader.goto("/?sort=newest");
    const card = reader.getByRole("article").filter({ hasText: name });
    await expect(card.getByRole("img", { name: "5 одноос 5, 1 сэтгэгдэл" })).toBeVisible();
    await card.getByRole("link", { name }).click();
    const reviews = reader.getByRole("region", { name: "Сэтгэгдэл" });
    await expect(reviews.getByRole("article")).toContainText(text);
    await expect(reviews.getByText("С.", { exact: true })).toBeVisible();
    await reviews.getByRole("button", { name: "Сэтгэгдлийн зураг 1" }).click();
    await expect(reader.getByRole("dialog", { name: "Зураг" }).getByAltText("Сэтгэгдлийн зураг 1")).toBeVisible();
    await expectNoViolations(reader);
    await reader.getByRole("button", { name: "Хаах" }).click();
  });

  await test.step("a customer reports it, and nobody sees it until the owner has looked", async () => {
    await reader.getByRole("button", { name: "Мэдэгдэх" }).click();
    const question = reader.getByRole("dialog", { name: "Энэ сэтгэгдлийг мэдэгдэх үү?" });
    await question.getByRole("button", { name: "Мэдэгдэх" }).click();
    await expect(reader.getByText("Баярлалаа. Бид шалгана.").first()).toBeVisible();
    await reader.reload();
    await expect(reader.getByText("Энэ барааг авсан хүмүүсийн сэтгэгдэл энд гарна.")).toBeVisible();
    await admin.goto("/admin/reviews?status=reported");
    await expect(admin.getByRole("article", { name }).getByText("1 хүн мэдэгдсэн")).toBeVisible();
  });
  await admin.request.delete(`/api/products/${product.id}`);
});
