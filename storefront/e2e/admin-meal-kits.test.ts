import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import type { MealKit } from "@zakh/meal-kits/contract";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { signInAsAdmin } from "./people";

const LIST = "Хоолны багц";

async function makeProduct(page: Page, name: string): Promise<Product> {
  const productData = JSON.stringify({ name, category: "Үхрийн мах", origin: "Монгол", price: "12000", stock: 999 });
  const answer = await page.request.post("/api/products", { multipart: { productData } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function findKit(page: Page, name: string): Promise<MealKit | undefined> {
  const kits: MealKit[] = await (await page.request.get("/api/admin/meal-kits")).json();
  return kits.find((kit) => kit.name === name);
}

test("a kit is put together from products, priced by them, previewed, changed and deleted", async ({ page }) => {
  const unique = randomUUID().slice(0, 8);
  const name = `Гуляш ${unique}`;
  await signInAsAdmin(page);
  const product = await makeProduct(page, `Багцын мах ${unique}`);
  try {
    await page.goto("/admin/meal-kits");
    await page.getByRole("button", { name: "Багц нэмэх" }).click();
    const form = page.getByRole("dialog");

    await test.step("a new one begins with 30 minutes, 2 people, easy; nothing else can be left out", async () => {
      await expect(form.getByLabel("Хийх хугацаа (минут)")).toHaveValue("30");
      await expect(form.getByLabel("Хэдэн хүнийх")).toHaveValue("2");
      await expect(form.getByLabel("Хүндрэл")).toHaveText("Амархан");
      await form.getByRole("button", { name: "Хадгалах" }).click();
      await expect(form.getByLabel("Нэр", { exact: true })).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByLabel("Багцын үнэ (₩)")).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByText("Багцын үнийг зөв оруулна уу")).toBeVisible();
    });

    await test.step("what is no price says so in the reader's words, and numbers say their limits", async () => {
      for (const price of ["-1", "1e5", "0"]) {
        await form.getByLabel("Багцын үнэ (₩)").fill(price);
        await expect(form.getByText("Багцын үнийг зөв оруулна уу")).toBeVisible();
      }
      await form.getByLabel("Хийх хугацаа (минут)").fill("0");
      await form.getByLabel("Хэдэн хүнийх").fill("");
      await form.getByRole("button", { name: "Хадгалах" }).click();
      await expect(form.getByText("Хийх хугацаа 1-ээс 1440 минут")).toBeVisible();
      await expect(form.getByText("Хүний тоо 1-ээс 100 хооронд")).toBeVisible();
      await form.getByLabel("Хийх хугацаа (минут)").fill("30");
    });

    await test.step("a product is found by its name; half a kilogram of it suggests half its price", async () => {
      await form.getByLabel("Нэр", { exact: true }).fill(name);
      await form.getByLabel("Орц нэмэх").fill(unique.toUpperCase());
      await form.getByRole("button", { name: new RegExp(product.name) }).click();
      await expect(form.getByLabel("Хэмжээ")).toHaveValue("500");
      await expect(form.getByText("Орцын нийт үнэ: ₩6,000")).toBeVisible();
      await form.getByRole("button", { name: "Энэ үнийг авах" }).click();
      await expect(form.getByLabel("Багцын үнэ (₩)")).toHaveValue("6000");
    });

    await test.step("the preview follows what is typed", async () => {
      await form.getByLabel("Хэдэн хүнийх").fill("4");
      const preview = form.getByRole("region", { name: "Багцын харагдах байдал" });
      await expect(preview.getByRole("heading", { name })).toBeVisible();
      await expect(preview).toContainText("₩6,000");
      await expect(preview).toContainText("4 хүн");
      await expect(preview).toContainText(product.name);
      await expectNothingWrong(page);
    });

    await test.step("it is saved with its component", async () => {
      await form.getByRole("button", { name: "Хадгалах" }).click();
      await expect(page.getByText("Багц нэмлээ")).toBeVisible();
      await expect(entryOf(page, LIST, name)).toContainText("₩6,000");
      expect(await findKit(page, name)).toMatchObject({
        price: 6000,
        servings: 4,
        cookingTime: 30,
        difficultyLevel: "easy",
        isActive: true,
        components: [{ productId: product.id, quantity: 500, unit: "grams", isOptional: false }],
      });
    });

    await test.step("changed", async () => {
      await page.getByRole("button", { name: `${name}: засах` }).click();
      await form.getByLabel("Нэгж").click();
      await page.getByRole("option", { name: "кг" }).click();
      await form.getByLabel("Хэмжээ").fill("1.5");
      await expect(form.getByText("Орцын нийт үнэ: ₩18,000")).toBeVisible();
      await form.getByRole("switch", { name: "Заавал биш" }).click();
      await form.getByRole("button", { name: "Хадгалах" }).click();
      await expect(page.getByText("Багц шинэчлэгдлээ")).toBeVisible();
      expect((await findKit(page, name))?.components).toMatchObject([{ quantity: 1.5, unit: "kg", isOptional: true }]);
    });

    await test.step("deleted after a question", async () => {
      await page.getByRole("button", { name: `${name}: устгах` }).click();
      await question(page).getByRole("button", { name: "Устгах" }).click();
      await expect(entryOf(page, LIST, name)).toHaveCount(0);
      expect(await findKit(page, name)).toBeUndefined();
    });
  } finally {
    const left = await findKit(page, name);
    if (left) await page.request.delete(`/api/admin/meal-kits/${left.id}`);
    await page.request.delete(`/api/products/${product.id}`);
  }
});
