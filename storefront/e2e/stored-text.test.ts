import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { openScreen, pictureFile } from "./back-office";
import { newShopper, readProducts, registerThroughApi, signInAsAdmin } from "./people";

/** Markup that would run in three ways; unique for each test, so that it can be found. */
function evilText() {
  return `"><img src=x onerror="window.evil=1"><script>window.evil=1</script>${randomUUID().slice(0, 8)}`;
}

/** The unique part of the text. */
function mark(evil: string) {
  return evil.slice(-8);
}

async function made<T>(answer: { ok(): boolean; text(): Promise<string>; json(): Promise<T> }): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A shopper with a store and an order, whose texts are all markup; an account's name allows letters only. */
async function evilShopper(request: APIRequestContext, evil: string) {
  const shopper = await registerThroughApi(request, newShopper());
  const [category] = await made<{ id: number }[]>(await request.get("/api/service-categories"));
  const texts = { name: evil, description: evil, address: evil };
  const store = await made<{ id: number }>(
    await request.post("/api/stores", {
      data: { ...texts, categoryId: category?.id, phone: "010-1234-5678", email: shopper.email },
    }),
  );
  const [product] = await readProducts(request);
  const [account] = await made<{ id: number }[]>(await request.get("/api/bank-accounts"));
  const order = await made<{ id: number }>(
    await request.post("/api/orders", {
      data: {
        orderData: {
          customerName: evil,
          customerEmail: shopper.email,
          customerPhone: "010-9876-5432",
          customerAddress: evil,
          paymentMethod: "bank_transfer",
          selectedBankAccount: String(account?.id),
          transferAccountHolder: evil,
        },
        cartItems: [
          { productId: product?.id, quantity: Math.max(product?.minOrderQuantity ?? 1, product?.packSize ?? 1) },
        ],
      },
      headers: { "Idempotency-Key": randomUUID() },
    }),
  );
  return { shopper, store, order };
}

/** The screen shows the texts as they were written, and none has become markup. */
async function expectText(page: Page, path: string, evil: string, show?: () => Promise<void>) {
  if (path.startsWith("/admin")) await openScreen(page, path);
  else await page.goto(path);
  await show?.();
  await expect(
    page
      .getByText(evil)
      .or(page.locator(`input[value*="${mark(evil)}"]`))
      .first(),
    path,
  ).toBeVisible();
  expect(await page.locator('img[src="x"], [onerror]').count(), path).toBe(0);
  expect(await page.evaluate(() => (window as { evil?: number }).evil), path).toBeUndefined();
}

test("texts of a shopper and a store's owner are not markup on their own screens, printed ones too", async ({
  page,
}) => {
  const evil = evilText();
  const { shopper, order } = await evilShopper(page.request, evil);
  await expectText(page, "/my-page", evil, () => page.getByRole("button", { name: "Дэлгэрэнгүй харах" }).click());
  await expectText(page, "/store/dashboard", evil);
  const lookup = `id=${order.id}&email=${encodeURIComponent(shopper.email)}`;
  await expectText(page, `/order-confirmation?${lookup}`, evil);
  await page.emulateMedia({ media: "print" });
  await expectText(page, `/order-confirmation?${lookup}`, evil);
});

test("people's texts are not markup on the administrator's screens", async ({ page, playwright, baseURL }) => {
  test.slow();
  const evil = evilText();
  const other = await playwright.request.newContext({ baseURL });
  const { order } = await evilShopper(other, evil);
  await other.dispose();
  await signInAsAdmin(page);
  // Inactive, so that other tests do not see it.
  const off = { isActive: false, order: 9999 };
  const admin = page.request;
  const category = await made<{ id: number }>(
    await admin.post("/api/categories", {
      data: { ...off, name: evil, slug: `evil-${randomUUID()}`, description: evil },
    }),
  );
  const item = await made<{ id: number }>(
    await admin.post("/api/navigation", { data: { ...off, title: evil, url: "/contact" } }),
  );
  const account = await made<{ id: number }>(
    await admin.post("/api/bank-accounts", {
      data: {
        bankName: evil,
        accountNumber: "110-234-567890",
        accountHolder: evil,
        description: evil,
        isActive: false,
      },
    }),
  );
  const kit = await made<{ id: number }>(
    await admin.post("/api/admin/meal-kits", {
      data: { name: evil, description: evil, instructions: evil, price: 1, isActive: false },
    }),
  );
  const service = await made<{ id: number }>(
    await admin.post("/api/admin/service-categories", {
      data: { name: evil, description: evil, slug: `evil-${randomUUID()}`, isActive: false },
    }),
  );
  try {
    await expectText(page, `/admin/orders?id=${order.id}`, evil);
    await expectText(page, `/admin/stores?search=${mark(evil)}`, evil);
    await expectText(page, "/admin/categories", evil);
    await expectText(page, "/admin/navigation", evil);
    await expectText(page, "/admin/bank-accounts", evil);
    await expectText(page, "/admin/meal-kits", evil);
    await expectText(page, "/admin/service-categories", evil);
  } finally {
    await admin.delete(`/api/categories/${category.id}`);
    await admin.delete(`/api/navigation/${item.id}`);
    await admin.delete(`/api/bank-accounts/${account.id}`);
    await admin.delete(`/api/admin/meal-kits/${kit.id}`);
    await admin.delete(`/api/admin/service-categories/${service.id}`);
  }
});

test("a product's texts are not markup in the list of products and in its form", async ({ page }) => {
  const evil = evilText();
  await signInAsAdmin(page);
  const texts = {
    name: evil,
    nameRu: evil,
    nameEn: evil,
    description: evil,
    descriptionRu: evil,
    descriptionEn: evil,
    origin: evil,
  };
  const productData = JSON.stringify({ ...texts, category: "Үхрийн мах", price: "15000" });
  const product = await made<{ id: number }>(await page.request.post("/api/products", { multipart: { productData } }));
  try {
    await expectText(page, `/admin/products?search=${mark(evil)}`, evil);
    await expectText(page, `/admin/products?edit=${product.id}`, evil);
  } finally {
    await page.request.delete(`/api/products/${product.id}`);
  }
});

test("a picture's name is text in the library, and where it is looked at", async ({ page }) => {
  // A file name cannot have a slash.
  const evil = `'><img src=x onerror=window.evil=1>${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page);
  const picture = await made<{ id: number; name: string }>(
    await page.request.post("/api/media/upload", { multipart: { file: pictureFile(evil) } }),
  );
  expect(picture.name).toBe(evil);
  try {
    await expectText(page, "/admin/media", evil, async () => {
      await page.getByLabel("Хайх").fill(mark(evil));
      await page.getByRole("button", { name: `Дэлгэрэнгүй: ${evil}` }).click();
      await expect(page.getByRole("dialog").getByText(evil).first()).toBeVisible();
    });
  } finally {
    await page.request.delete(`/api/media/${picture.id}`);
  }
});

test("people's names are text in the list of users, whatever stands in the database", async ({ page, request }) => {
  // The contract allows no markup in names, so the answer is mocked.
  const evil = evilText();
  const shopper = await registerThroughApi(request, newShopper());
  await signInAsAdmin(page);
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    const answer = await route.fetch();
    const users: object[] = await answer.json();
    await route.fulfill({
      response: answer,
      json: users.map((user) => ({ ...user, username: evil, name: evil, email: evil, phone: evil })),
    });
  });
  await expectText(page, `/admin/users?search=${shopper.username}`, evil, async () => {
    await page.getByRole("button", { name: `Ажилтан болгох: ${evil}` }).click();
    await expect(page.getByRole("dialog").getByText(evil).first()).toBeVisible();
  });
});
