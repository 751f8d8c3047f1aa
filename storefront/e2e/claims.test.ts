import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { expectNoViolations } from "./axe";
import { expectNothingWrong, pictureFile } from "./back-office";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

test("what is wrong with a delivered order is told with a photo, settled by the owner with credit, and seen on order and wallet", async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(admin);
  const name = `Хонины хавирга ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Хонины мах", origin: "Монгол", price: 15000 });
  const product: Product = await (await admin.request.post("/api/products", { multipart: { productData } })).json();
  const { email } = await registerThroughApi(page.request, newShopper());
  const id = await orderFromElsewhere(page.request, email, [product.id]);
  for (const status of ["processing", "completed"]) {
    await admin.request.patch(`/api/orders/${id}/status`, { data: { status } });
  }

  await test.step("the customer finds the button at the order, and says what happened with a photo", async () => {
    await page.goto("/my-page");
    await page.getByRole("button", { name: "Дэлгэрэнгүй харах" }).click();
    await page.getByRole("link", { name: "Асуудал гарсан" }).click();
    await page.getByRole("button", { name: "Асуудал гарсан" }).click();
    const form = page.getByRole("dialog", { name: "Юу болсон бэ?" });
    await form.getByRole("radio", { name: "Муудсан байна" }).check();
    await form.getByLabel("Өөрийн үгээр бичнэ үү").fill("Үнэртэй байна");
    await form.getByLabel("Зураг нэмэх").setInputFiles(pictureFile("photo.png"));
    await expect(form.getByRole("button", { name: "1-р зургийг хасах" })).toBeVisible();
    await expectNoViolations(page);
    await form.getByRole("button", { name: "Илгээх" }).click();
    await expect(page.getByRole("article", { name: "Муудсан байна" })).toContainText("Бидний хариуг хүлээж байна");
  });

  await test.step("the owner sees it on the first page, looks at the photo, and gives credit", async () => {
    await admin.goto("/admin");
    await admin.getByRole("link", { name: /^Хариулах гомдол/ }).click();
    const claim = admin.getByRole("article").filter({ hasText: name });
    await claim.getByRole("button", { name: "1-р зураг" }).click();
    await expect(admin.getByRole("dialog", { name: "Зургууд" }).getByAltText("1-р зураг")).toBeVisible();
    await admin.getByRole("button", { name: "Хаах" }).click();
    await expectNothingWrong(admin);
    await claim.getByRole("button", { name: "Хариулах" }).click();
    const form = admin.getByRole("dialog");
    await form.getByRole("combobox").click();
    await admin.getByRole("option", { name: "Хэтэвчинд мөнгө" }).click();
    await form.getByLabel("Дүн (₩)").fill("5000");
    await form.getByLabel("Худалдан авагчид өгөх хариу").fill("Уучлаарай, дахиж ийм зүйл гарахгүй.");
    await expectNothingWrong(admin);
    await form.getByRole("button", { name: "Хариу илгээх" }).click();
    await expect(claim.getByText("₩5,000 хэтэвчинд орсон")).toBeVisible();
  });

  await test.step("order and wallet show it", async () => {
    await page.reload();
    const claim = page.getByRole("article", { name: "Муудсан байна" });
    await expect(claim).toContainText("₩5,000 таны хэтэвчинд орлоо.");
    await expect(claim).toContainText("Уучлаарай, дахиж ийм зүйл гарахгүй.");
    await page.goto("/my-page");
    await expect(page.getByText("₩5,000").first()).toBeVisible();
  });
  await admin.request.delete(`/api/products/${product.id}`);
});
