import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { entryOf, expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";
import { IDENTITY } from "./store-owners";

const LIST = "Дэлгүүрүүд";

/** Registers a store with a new user; it waits for verification. */
async function registerStore(owner: APIRequestContext): Promise<{ id: number; name: string }> {
  await registerThroughApi(owner, newShopper());
  const [category] = await (await owner.get("/api/service-categories")).json();
  const answer = await owner.post("/api/stores", {
    data: {
      categoryId: category.id,
      name: `Шинэ дэлгүүр ${randomUUID().slice(0, 8)}`,
      address: "Чонжу хот, Санданг дүүрэг 12",
      phone: "010-1234-5678",
      email: "store@example.com",
      ...IDENTITY,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test("a store that waits stands on the dashboard, is refused with a reason that its owner reads, and no longer waits", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const store = await registerStore(owner.request);
  await signInAsAdmin(page);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /^Шинэ дэлгүүр [1-9]/ })).toBeVisible();
  await page.goto(`/admin/stores?search=${encodeURIComponent(store.name)}`);
  await page.getByRole("link", { name: `${store.name}: Дэлгэрэнгүй` }).click();
  await page.getByRole("dialog", { name: store.name, exact: true }).getByRole("button", { name: "Татгалзах" }).click();
  const asking = page.getByRole("dialog", { name: `${store.name}: Татгалзах` });
  await asking.getByLabel("Шалтгаан").fill("Хаяг буруу байна");
  await asking.getByRole("button", { name: "Татгалзах" }).click();
  await expect(page.getByText("Дэлгүүрээс татгалзлаа").first()).toBeVisible();
  await owner.goto("/store/dashboard");
  await expect(owner.getByText("Дэлгүүрийн тань бүртгэлээс татгалзсан байна")).toBeVisible();
  await expect(owner.getByText("Шалтгаан: Хаяг буруу байна")).toBeVisible();
  await page.reload();
  const detail = page.getByRole("dialog", { name: store.name, exact: true });
  await expect(detail).toContainText("Татгалзсан");
  await detail.getByRole("button", { name: "Татгалзсаныг буцаах" }).click();
  await expect(detail.getByRole("button", { name: "Баталгаажуулах" })).toBeVisible();
});

test("a store is found, verified, suspended with a reason that is kept, and reinstated", async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await playwright.request.newContext({ baseURL });
  const store = await registerStore(owner);
  await signInAsAdmin(page);
  await page.goto("/admin/stores");

  // Without a filter, waiting stores come first.
  await expect(entryOf(page, LIST, store.name)).toContainText("Баталгаажуулалт хүлээж буй");
  await page.getByLabel("Хайх").fill(store.name);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("Нийт 1 дэлгүүр")).toBeVisible();
  await expectNothingWrong(page);

  await page.getByRole("button", { name: `${store.name}: Баталгаажуулах` }).click();
  await expect(entryOf(page, LIST, store.name)).toContainText("Баталгаажсан");
  expect((await page.request.get(`/api/stores/${store.id}`)).status()).toBe(200);

  await page.getByRole("link", { name: `${store.name}: Дэлгэрэнгүй` }).click();
  const detail = page.getByRole("dialog", { name: store.name, exact: true });
  await expect(detail).toContainText("Чонжу хот, Санданг дүүрэг 12");
  await expect(detail.getByRole("listitem")).toHaveCount(1);
  await expectNothingWrong(page);

  await detail.getByRole("button", { name: "Түр хаах" }).click();
  const asking = page.getByRole("dialog", { name: `${store.name}: Түр хаах` });
  await asking.getByRole("button", { name: "Түр хаах" }).click();
  await expect(asking.getByText("Энэ талбарыг бөглөнө үү")).toBeVisible();
  await asking.getByLabel("Шалтгаан").fill("Гомдол олон ирсэн");
  await asking.getByRole("button", { name: "Түр хаах" }).click();
  await expect(asking).toHaveCount(0);
  await expect(detail.getByRole("listitem").first()).toContainText("Гомдол олон ирсэн");
  await expect(detail.getByRole("listitem")).toHaveCount(2);
  const [own] = await (await owner.get("/api/stores/my-stores")).json();
  expect(own.suspension.reason).toBe("Гомдол олон ирсэн");

  await detail.getByRole("button", { name: "Дахин нээх" }).click();
  await expect(detail.getByRole("listitem")).toHaveCount(3);
  await detail.getByRole("button", { name: "Хаах", exact: true }).click();
  await expect(page).not.toHaveURL(/id=/);
  await expect(entryOf(page, LIST, store.name)).toContainText("Идэвхтэй");

  // It must not stay among the public stores.
  await page.request.patch(`/api/admin/stores/${store.id}`, { data: { isVerified: false, reason: "Туршилт" } });
  await owner.dispose();
});
