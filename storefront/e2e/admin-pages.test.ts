import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import type { ShopPicture } from "@zakh/site-settings/contract";
import { expectNothingWrong, showFilters } from "./back-office";
import { signInAsAdmin } from "./people";

/** The edit buttons of the visible products, whose labels have the names. */
function editButtons(page: Page): Locator {
  const list = page.getByRole("list", { name: "Бараа" }).or(page.getByRole("table", { name: "Бараа" }));
  return list.getByRole("button", { name: /: засах$/ });
}

async function shownNames(page: Page): Promise<string[]> {
  await expect(editButtons(page).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const labels = await editButtons(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ""));
  return labels.map((label) => label.replace(/: засах$/, ""));
}

/** Runs an action that requests a page with this query; returns the visible names, which must be those of the answer. */
async function asked(page: Page, query: Record<string, string>, act: () => Promise<unknown>): Promise<string[]> {
  const wanted = { limit: "20", offset: "0", shown: "both", ...query };
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/api/admin/products" && sameEntries(searchParams, wanted);
  });
  await act();
  const names = ((await (await answered).json()) as Product[]).map(({ name }) => name);
  await expect.poll(() => shownNames(page)).toEqual(names);
  return names;
}

function sameEntries(query: URLSearchParams, wanted: Record<string, string>): boolean {
  return JSON.stringify([...query].sort()) === JSON.stringify(Object.entries(wanted).sort());
}

async function chooseSort(page: Page, name: string) {
  await showFilters(page);
  await page.getByLabel("Эрэмбэ").click();
  await page.getByRole("option", { name, exact: true }).click();
}

test("page, order and filters of a list are in the address: a reload and Back show the same rows", async ({ page }) => {
  await signInAsAdmin(page);
  await asked(page, {}, () => page.goto("/admin/products"));

  const first = await asked(page, { sort: "-price" }, () => chooseSort(page, "Үнэтэй нь эхэндээ"));
  await expect(page).toHaveURL(/\?sort=-price$/);

  const ofSecond = { sort: "-price", offset: "20" };
  await asked(page, ofSecond, () => page.getByRole("button", { name: "Дараах" }).click());
  await expect(page).toHaveURL(/sort=-price&page=2$/);
  await expect(page.getByText(/^21–/)).toBeVisible();
  await expectNothingWrong(page);
  await asked(page, ofSecond, () => page.reload());

  await page.goBack();
  await expect.poll(() => shownNames(page)).toEqual(first);
  await page.goForward();
  await page.getByLabel("Ангилал").click();
  await asked(page, { sort: "-price", category: "Хонины мах" }, () =>
    page.getByRole("option", { name: "Хонины мах" }).click(),
  );
  await expect(page).not.toHaveURL(/page=/);
});

test("a page after the end leads to the last one", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/products?page=999");
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole("button", { name: "Дараах" })).toBeDisabled();
  expect((await shownNames(page)).length).toBeGreaterThan(0);
});

test("a product on the second page is changed, and the page is where it was", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/products?sort=shop&page=2");
  // In the middle of the page, because other tests add products at the same time.
  const name = (await shownNames(page))[12] ?? "";
  await page.getByRole("button", { name: `${name}: засах` }).click();
  const form = page.getByRole("region", { name: /Бараа засах/ });
  const price = form.getByLabel("Үнэ (₩) *");
  const old = await price.inputValue();
  await price.fill("77000");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\?sort=shop&page=2$/);
  const edit = page.getByRole("button", { name: `${name}: засах` });
  await expect(edit).toBeInViewport();
  await expect(page.locator("li, tr").filter({ has: edit })).toContainText("₩77,000");
  await edit.click();
  await price.fill(old);
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form).toHaveCount(0);
});

test("a new product is at the top of the list, whatever the filters", async ({ page }) => {
  const name = `Шинэхэн мах ${Date.now()}`;
  await signInAsAdmin(page);
  await page.goto(`/admin/products?search=${encodeURIComponent("гуя")}&sort=price&new=true`);
  const form = page.getByRole("region", { name: "Шинэ бараа" });
  await form.getByLabel("Нэр *").fill(name);
  await form.getByLabel("Үнэ (₩) *").fill("15000");
  await form.getByRole("tab", { name: "Орос" }).click();
  await form.getByLabel("Нэр (орос)").fill("Пробное мясо");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole("button", { name: `${name}: засах` })).toBeInViewport();
  await expect(page.getByLabel("Хайх")).toHaveValue("");
  const found = await page.request.get(`/api/admin/products?search=${encodeURIComponent(name)}`);
  const made = (await found.json()) as Product[];
  expect(made).toHaveLength(1);
  await page.request.delete(`/api/products/${made[0]?.id}`);
});

test("on a desktop a column's header sorts the list by it, then in reverse @desktop-only", async ({ page }) => {
  // Phones have cards, and a select for the order.
  await signInAsAdmin(page);
  await page.goto("/admin/products");
  const head = page.getByRole("columnheader", { name: "Үнэ" });
  await expect(head).not.toHaveAttribute("aria-sort");
  await asked(page, { sort: "price" }, () => head.getByRole("button").click());
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await asked(page, { sort: "-price" }, () => head.getByRole("button").click());
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Эрэмбэ")).toHaveText("Үнэтэй нь эхэндээ");
  for (const address of ["orders", "users", "stores"]) {
    await page.goto(`/admin/${address}?sort=oldest`);
    await expect(page.locator("th[aria-sort=ascending]")).toHaveCount(1);
  }
});

test("the picker has pages for a large library, and chooses from the second", async ({ page }) => {
  await signInAsAdmin(page);
  const [product] = (await (await page.request.get("/api/products?limit=1")).json()) as Product[];
  const pictures = Array.from(
    { length: 30 },
    (_, index): ShopPicture => ({
      id: index + 1,
      name: `Зураг № ${index + 1}`,
      type: "image/png",
      url: product?.imageUrl ?? "",
      size: 1000,
      metadata: null,
      createdAt: "2026-11-24T00:00:00.000Z",
      uses: [],
    }),
  );
  await page.route("**/api/admin/pictures?*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
    return route.fulfill({
      json: pictures.slice(offset, offset + limit),
      headers: { "X-Total-Count": String(pictures.length) },
    });
  });
  await page.goto("/admin/categories");
  await page
    .getByRole("button", { name: /: засах$/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: "Ангилал засах" });
  await form.getByRole("button", { name: "Зургийн сан" }).click();
  const picker = page.getByRole("dialog", { name: "Зургийн сан" });
  await expect(picker.getByText("Нийт 30 зураг")).toBeVisible();
  await expect(picker.getByRole("button", { name: /^Сонгох: / })).toHaveCount(24);
  await picker.getByRole("button", { name: "Дараах" }).click();
  await expect(picker.getByRole("button", { name: /^Сонгох: / })).toHaveCount(6);
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expectNothingWrong(page);
  await picker.getByRole("button", { name: "Сонгох: Зураг № 30" }).click();
  await expect(form.getByLabel("Зургийн хаяг (URL)")).toHaveValue(product?.imageUrl ?? "");
});
