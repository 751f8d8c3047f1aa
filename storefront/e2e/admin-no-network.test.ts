import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { pauseCalls } from "./pause-calls";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const KEPT = "Сүлжээ алга, одоохондоо илгээгээгүй";

const save = (page: Page) => page.getByRole("button", { name: "Хадгалах", exact: true }).last().click();
const waiting = (page: Page, count: number) =>
  page.getByRole("button", { name: `${count} өөрчлөлт илгээгдээгүй байна` });

/** A category of the services, which only these tests change. */
async function newCategory(page: Page): Promise<{ id: number; name: string }> {
  const mark = randomUUID().slice(0, 8);
  const name = `Сүлжээгүй ${mark}`;
  const answer = await page.request.post("/api/admin/service-categories", {
    data: { name, slug: `no-network-${mark}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function nameOf(page: Page, id: number): Promise<string | undefined> {
  const rows: { id: number; name: string }[] = await (await page.request.get("/api/admin/service-categories")).json();
  return rows.find((row) => row.id === id)?.name;
}

async function rename(page: Page, from: string, to: string) {
  await page
    .getByRole("listitem")
    .filter({ hasText: from })
    .or(page.getByRole("row").filter({ hasText: from }))
    .getByRole("button", { name: "Засах" })
    .click();
  await page.getByRole("dialog").getByLabel("Нэр", { exact: true }).fill(to);
  await save(page);
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test("what is saved without a network is kept, outlives its tab, and is sent when the network is back", async ({
  page,
  context,
}) => {
  const { id, name } = await newCategory(page);
  await page.goto("/admin/service-categories");
  await expect(page.getByText(name).first()).toBeVisible();
  await context.setOffline(true);
  await rename(page, name, `${name} шинэ`);
  await expect(page.getByText(KEPT)).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(waiting(page, 1)).toBeVisible();

  await waiting(page, 1).click();
  const list = page.getByRole("dialog", { name: "Илгээгдээгүй өөрчлөлтүүд" });
  await expect(list.getByRole("listitem")).toHaveText(/Сүлжээ хүлээж байна/);
  await expectNothingWrong(page);

  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/admin/orders");
  await expect(again.getByText("Хүлээж байсан 1 өөрчлөлт илгээгдлээ")).toBeVisible();
  await expect(waiting(again, 1)).toHaveCount(0);
  expect(await nameOf(again, id)).toBe(`${name} шинэ`);
});

test("a call that is silent says so within 2 s, and its change is not lost when the page is closed", async ({
  page,
  context,
}) => {
  const { id, name } = await newCategory(page);
  await page.goto("/admin/service-categories");
  await pauseCalls(page, /service-categories\/\d+$/);
  await rename(page, name, `${name} удаан`);
  await expect(page.getByText("Сүлжээ удаан байна, хариу ирээгүй")).toBeVisible({ timeout: 2500 });
  await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const again = await context.newPage();
  // Another page sends it only when the first one has surely given up.
  await again.clock.install({ time: Date.now() + 120_000 });
  await again.goto("/admin/orders");
  await expect.poll(() => nameOf(again, id)).toBe(`${name} удаан`);
});

test("when somebody else has saved meanwhile, the admin sees it and decides", async ({ page, context }) => {
  const { id, name } = await newCategory(page);
  await page.goto("/admin/service-categories");
  await expect(page.getByText(name).first()).toBeVisible();
  await context.setOffline(true);
  await rename(page, name, `${name} минийх`);
  await expect(page.getByText(KEPT)).toBeVisible();
  const theirs = await page.request.put(`/api/admin/service-categories/${id}`, { data: { name: `${name} өөрийнх` } });
  expect(theirs.status(), await theirs.text()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText("1 өөрчлөлтийг илгээж чадсангүй")).toBeVisible();
  await waiting(page, 1).click();
  const list = page.getByRole("dialog", { name: "Илгээгдээгүй өөрчлөлтүүд" });
  await expect(list.getByRole("listitem")).toContainText("өөр хүн үүнийг өөрчилсөн");
  expect(await nameOf(page, id)).toBe(`${name} өөрийнх`);
  await list.getByRole("button", { name: "Минийхийг хадгалах" }).click();
  await expect(list.getByText("Бүгд илгээгдсэн.")).toBeVisible();
  expect(await nameOf(page, id)).toBe(`${name} минийх`);
});

test("a status that waited is refused when the order has another one by then, and can be thrown away", async ({
  page,
  context,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await page.goto(`/admin/orders?id=${id}`);
  const status = page.getByRole("dialog").getByRole("combobox", { name: "захиалгын төлөв" });
  await expect(status).toBeVisible();
  await context.setOffline(true);
  await status.click();
  await page.getByRole("option", { name: "Хүргэгдсэн" }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  const answer = await page.request.patch(`/api/orders/${id}/status`, { data: { status: "cancelled" } });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText("1 өөрчлөлтийг илгээж чадсангүй")).toBeVisible();
  const order = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(order.status).toBe("cancelled");
  await page.goto("/admin/orders");
  await waiting(page, 1).click();
  await page.getByRole("dialog").getByRole("button", { name: "Хаях" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Хаях" }).click();
  await expect(page.getByText("Бүгд илгээгдсэн.")).toBeVisible();
});
