import { expect, type Page, test } from "@playwright/test";
import { agreeToOrder, arriveWithCart, fillCart, newShopper, orderThroughApi, registerThroughApi } from "./people";

const HOME = {
  ...{ label: "Гэр", recipientName: "Сараа Дорж", phone: "010-9876-5432" },
  ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234" },
};
const MOTHER = {
  ...HOME,
  label: "Ээж",
  recipientName: "Дулмаа",
  roadAddress: "서울 테헤란로 5",
  building: "",
  doorCode: "*9",
};

test("who has an address book orders to the second address, and reads the order of before as it was", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const former = "서울 강남구 테헤란로 1\n101동 202호 (06134)";
  await orderThroughApi(page.request, shopper.email, undefined, { customerAddress: former });
  for (const data of [HOME, MOTHER])
    expect((await page.request.post("/api/user/addresses", { data })).status()).toBe(201);
  await fillCart(page, 1);

  await page.goto("/checkout");
  await expect(page.getByText("(28644) 충북 청주시 1순환로 7, 101동 1502호")).toBeVisible();
  await page.getByRole("button", { name: "Хүлээн авагч: өөрчлөх" }).click();
  await page.getByRole("radio", { name: /Ээж/ }).check();
  await agreeToOrder(page);
  await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
  await expect(page).toHaveURL(/\/my-page$/);

  const orders = page.getByRole("article");
  await expect(orders).toHaveCount(2);
  const closed = page.getByRole("button", { name: "Дэлгэрэнгүй харах" });
  for (const left of [1, 0]) {
    await closed.first().click();
    await expect(closed).toHaveCount(left);
  }
  const latest = orders.filter({ hasText: "(28644) 서울 테헤란로 5" });
  await expect(latest).toContainText("Дулмаа");
  await expect(latest).toContainText("*9");
  await expect(orders.filter({ hasText: "101동 202호 (06134)" })).toBeVisible();
});

const SCRIPT = "https://t1.daumcdn.net/**";

/** Stands for Korea's postcode search: one place that can be chosen. */
const SEARCH = `window.daum = { Postcode: class {
  constructor(options) { this.options = options; }
  embed(element) {
    const place = document.createElement("button");
    place.textContent = "충북 청주시 서원구";
    place.onclick = () => this.options.oncomplete({ zonecode: "28644", roadAddress: "충북 청주시 서원구 1순환로 7", buildingName: "한빛아파트" });
    element.append(place);
  }
} };`;

async function openSearch(page: Page) {
  await arriveWithCart(page, 1);
  await page.goto("/checkout");
  await page.getByLabel("Орцны код").fill("#1234");
  await page.getByRole("button", { name: "Шуудангийн код хайх" }).click();
}

test("the postcode search fills in what was chosen, and is loaded only then", async ({ page }) => {
  const loaded: string[] = [];
  await page.route(SCRIPT, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: SEARCH });
  });
  await arriveWithCart(page, 1);
  await page.goto("/checkout");
  await expect(page.getByLabel("Шуудангийн код")).toBeVisible();
  expect(loaded).toEqual([]);
  await page.getByRole("button", { name: "Шуудангийн код хайх" }).click();
  const search = page.frameLocator('iframe[title="Солонгосын шуудангийн кодын хайлт"]');
  await search.getByRole("button", { name: "충북 청주시 서원구" }).click();
  await expect(page.getByLabel("Шуудангийн код")).toHaveValue("28644");
  await expect(page.getByLabel("Хүргэлтийн хаяг")).toHaveValue("충북 청주시 서원구 1순환로 7");
  await expect(page.getByLabel("Байр, давхар, тоот")).toHaveValue("한빛아파트");
  await expect(page.getByLabel("Байр, давхар, тоот")).toBeFocused();
  await expect(page.locator("iframe")).toHaveCount(0);
});

for (const [how, block] of [
  ["is refused", (page: Page) => page.route(SCRIPT, (route) => route.abort())],
  ["does not come in 5 seconds", (page: Page) => page.route(SCRIPT, () => {})],
] as const)
  test(`where the postcode search ${how} the form says so, and loses nothing`, async ({ page }) => {
    await block(page);
    await openSearch(page);
    await expect(page.getByText("Хайлт нээгдсэнгүй. Хаягаа өөрөө бичээрэй, код заавал биш.")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByLabel("Орцны код")).toHaveValue("#1234");
    await page.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
    await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
    await agreeToOrder(page);
    await page.getByRole("button", { name: "Захиалга баталгаажуулах" }).click();
    await expect(page).toHaveURL(/\/my-page$/);
  });
