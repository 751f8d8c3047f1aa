import { expect, type Page, type Request, test } from "@playwright/test";
import { pauseCalls } from "./pause-calls";
import { agreeToOrder, arriveWithCart, newShopper, registerThroughApi } from "./people";

/** Opens the checkout of one product and fills it in. */
async function readyToOrder(page: Page) {
  await arriveWithCart(page, 1);
  await page.goto("/checkout");
  await page.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
  await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await agreeToOrder(page);
  await expect(submit(page)).toBeEnabled();
}

function submit(page: Page) {
  return page.getByRole("button", { name: "Захиалга баталгаажуулах" });
}

/** Records every order that the page sends. */
function watchOrders(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/orders") sent.push(request);
  });
  return sent;
}

async function ordersOf(page: Page): Promise<unknown[]> {
  return (await page.request.get("/api/user/orders")).json();
}

test("two clicks at once are one order", async ({ page }) => {
  await readyToOrder(page);
  const sent = watchOrders(page);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/my-page$/);
  expect(sent).toHaveLength(1);
  expect(await ordersOf(page)).toHaveLength(1);
});

test("a page that is closed before the answer comes does not order twice either", async ({ page }) => {
  await readyToOrder(page);
  await page.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submit(page).click();
  await expect(page.getByText("Холболт тасарлаа. Дахин дарна уу: нэг л захиалга үүснэ.").first()).toBeVisible();
  await page.unroute("**/api/orders");
  await page.reload();
  await expect(page.getByText("Шилжүүлэгчийн нэр: SARAA DORJ")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await agreeToOrder(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/my-page$/);
  expect(await ordersOf(page)).toHaveLength(1);
});

test("nothing is ordered for another account that has signed in meanwhile in the next tab", async ({
  page,
  browser,
  baseURL,
}) => {
  await readyToOrder(page);
  // Only the order itself tells of the other account: any other answer may do so earlier.
  const resume = await pauseCalls(page, /\/api\/(?!orders$)/);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const another = await registerThroughApi(other.request, newShopper());
  await other.context().close();
  const signIn = { username: another.username, password: another.password };
  expect((await page.request.post("/api/login", { data: signIn })).status()).toBe(200);
  await submit(page).click();
  await expect(page.getByText("Энэ хуудас өөр хүний бүртгэлийг харуулж байна").first()).toBeVisible();
  expect(await ordersOf(page)).toEqual([]);
  resume();
  // The page reads the session again and shows the other account with its cart.
  await expect(page.getByRole("heading", { name: "Сагс хоосон байна" })).toBeVisible();
});

test("the caret of the phone stays where the shopper types", async ({ page }) => {
  await arriveWithCart(page, 1);
  await page.goto("/checkout");
  const phone = page.getByLabel("Утасны дугаар");
  await phone.fill("010-1234-567");
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5));
  await phone.press("9");
  await expect(phone).toHaveValue("010-1923-4567");
  expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
});

test("a long address is fully visible in its field", async ({ page }) => {
  await arriveWithCart(page, 1);
  await page.goto("/checkout");
  const address = page.getByLabel("Хүргэлтийн хаяг");
  await address.fill("Кёнги-ду, Ансан хот\nДанвон-гу, Вонгог-донг\n12-3, 201 тоот, хаалганы код 1234#");
  expect(await address.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});
