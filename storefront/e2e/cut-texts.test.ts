import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { SCREEN_ROWS, type ScreenPath } from "@zakh/back-office/screens/screen-rows";
import { addressesOf, type Owned } from "./addresses";
import { animationsEnd } from "./animations";
import { expectNothingWrong, openScreen, pictureFile, watchFonts } from "./back-office";
import { cutTexts } from "./cut-texts";
import { newShopper, orderThroughApi, readProducts, registerThroughApi, signInAsAdmin } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

/** A screen by its address, and the buttons that open its overlays. */
type Screen = readonly [address: string, ...opens: RegExp[]];

/** What opens on a screen. */
const OPENS: Partial<Record<ScreenPath, readonly RegExp[]>> = {
  transfers: [/^Вставить сообщения$/],
  month: [/^Файл для бухгалтера$/],
  categories: [/^Новая категория$/, /: изменить$/],
  "service-categories": [/^Добавить категорию$/],
  "meal-kits": [/: изменить$/],
  media: [/^Подробнее:/],
  navigation: [/^Новый пункт$/, /^Порядок$/],
  "bank-accounts": [/^Новый счёт$/],
  "footer-settings": [/^Ссылки$/],
  "site-settings": [/^Открыть меню$/],
};

/** Every screen of the back office, and what has an address on it. */
const ADMIN: readonly ((things: Owned) => Screen)[] = [
  ...SCREEN_ROWS.map(
    ({ path }) =>
      (): Screen => [`/admin/${path}`, ...(OPENS[path] ?? [])],
  ),
  ({ order }) => [`/admin/orders?id=${order}`],
  () => ["/admin/transfers?view=lines"],
  () => ["/admin/transfers?view=statements"],
  ({ order }) => [`/admin/cash-receipts?id=${order}`],
  () => ["/admin/products?new=true"],
  ({ product }) => [`/admin/products?edit=${product}`],
  ({ store }) => [`/admin/stores?id=${store}`],
];

const OWNER = (owned: Owned) => [
  "/store/dashboard?tab=products",
  "/store/dashboard?tab=orders",
  "/store/register",
  ...addressesOf(({ guard }) => guard === "store-owner", owned),
];

/** As long as people's names. */
function longNamed() {
  return { ...newShopper(), name: "Оюунчимэг-Энхтуяа Батмөнхийн" };
}

async function cutOn(page: Page, [address, ...opens]: Screen): Promise<string[]> {
  await openScreen(page, address);
  const cut = (await cutTexts(page)).map((text) => `${address} ${text}`);
  if (address.startsWith("/admin")) await expectNothingWrong(page);
  for (const name of opens) {
    const opener = page.getByRole("button", { name }).or(page.getByRole("tab", { name }));
    await opener.first().click({ timeout: 5000 });
    const dialog = page.getByRole("dialog");
    if ((await page.getByRole("tab", { name }).count()) === 0) await expect(dialog).toBeVisible();
    await animationsEnd(page);
    cut.push(...(await cutTexts(page)).map((text) => `${address} ${name.source} ${text}`));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  return cut;
}

/** Signed in, with a store and a picture of long names, and an order of somebody else. */
async function arrive(page: Page, request: APIRequestContext) {
  const shopper = await registerThroughApi(request, longNamed());
  const [seeded] = await readProducts(request);
  const order = await orderThroughApi(request, shopper.email);
  await signInAsAdmin(page);
  await page.request.post("/api/media/upload", {
    multipart: { file: pictureFile("Хонины хавирга, ястай, хөргөсөн.png") },
  });
  await registerThroughApi(page.request, longNamed());
  const name = `Алтан гадас махны дэлгүүр, ${newStoreName()}`;
  const store = await storeThroughApi(page.request, name);
  return { shopper, name, owned: { order, store, product: seeded?.id ?? 0 } };
}

/** Of all tests: making what the screens show, and loading the back office, costs more than most screens. */
let page: Page;
let request: APIRequestContext;
let fonts: string[];
let things: Awaited<ReturnType<typeof arrive>>;

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL });
  page = await browser.newPage();
  // Its words are the longest.
  await page.context().addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
  fonts = watchFonts(page);
  things = await arrive(page, request);
});

test.afterAll(async () => {
  await page.close();
  await request.dispose();
});

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`screens of the back office fit a phone, with no text cut off and no axe violation, part ${part + 1}`, async () => {
    // Many screens, and axe is slow.
    test.slow();
    const cut: string[] = [];
    for (const screen of ADMIN.filter((_, at) => at % PARTS === part))
      cut.push(...(await cutOn(page, screen(things.owned))));
    expect(cut).toEqual([]);
    expect(fonts).toEqual([]);
  });
}

test("no text of a store owner's pages is cut off on a phone", async () => {
  test.slow();
  const { shopper, name, owned } = things;
  const { store } = owned;
  await decide(page.request, name, { isVerified: true });
  const productData = JSON.stringify({
    name: "Хонины хавирга, ястай, хөргөсөн",
    category: "Хонины мах",
    origin: "Монгол",
    price: 18500,
  });
  const answer = await page.request.post(`/api/stores/${store}/products`, { multipart: { productData } });
  const { id: product } = (await answer.json()) as { id: number };
  const order = await orderThroughApi(request, shopper.email, [product]);
  const cut: string[] = [];
  for (const path of OWNER({ order, store, product })) cut.push(...(await cutOn(page, [path])));
  await page.request.delete(`/api/stores/${store}/products/${product}`);
  expect(cut).toEqual([]);
});
