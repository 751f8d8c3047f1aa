import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { expectNothingWrong, openScreen, showFilters } from "./back-office";
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
  const wanted = { limit: "20", offset: "0", shown: "both", sort: "sold", ...query };
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
  // Without what other tests add at the same time, which stands before some of them.
  const ofFirst = async () => (await shownNames(page)).filter((name) => first.includes(name));
  await expect.poll(async () => (await ofFirst()).length).toBeGreaterThan(10);
  expect(await ofFirst()).toEqual(first.slice(0, (await ofFirst()).length));
  await page.goForward();
  await page.getByLabel("Ангилал").click();
  await asked(page, { sort: "-price", category: "Хонины мах" }, () =>
    page.getByRole("option", { name: "Хонины мах" }).click(),
  );
  await expect(page).not.toHaveURL(/page=/);
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
  await form.getByLabel("Гарал үүсэл").fill("Солонгос");
  await form.getByLabel("Үнэ (₩) *").fill("15000");
  await form.getByRole("tab", { name: "Орос" }).click();
  await form.getByLabel("Нэр (орос)").fill("Пробное мясо");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(page).toHaveURL(/\/admin\/products\?sort=newest$/);
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
    await openScreen(page, `/admin/${address}?sort=oldest`);
    await expect(page.locator("th[aria-sort=ascending]")).toHaveCount(1);
  }
});
