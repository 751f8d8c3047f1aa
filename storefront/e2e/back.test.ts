import { expect, type Page, test } from "@playwright/test";
import { animationsEnd } from "./animations";
import { builtScript } from "./built-script";
import { openPage, pressBackTwice } from "./open-page";
import { pauseCalls } from "./pause-calls";
import { arriveWithCart, newShopper, registerThroughApi } from "./people";
import { newStoreName, storeThroughApi } from "./store-owners";

/** Opens /contact, with the home page before it in the history. */
async function atContact(page: Page) {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Захиалга хайх" }).click();
  await expect(page).toHaveURL(/\/order-lookup$/);
}

test("Back closes the cart's sheet or the menu, and once they are closed leaves the page", async ({ page }) => {
  const { products } = await arriveWithCart(page, 2);
  await atContact(page);
  const drawer = page.getByRole("dialog", { name: "Сагс" });
  const open = page.getByRole("button", { name: /^Сагс, \d+ ш$/ });
  const openMenu = page.getByRole("button", { name: "Цэс нээх" });
  const menu = page.getByRole("dialog", { name: "Цэс" });

  await test.step("Back closes it, and stays on the page", async () => {
    for (let round = 0; round < 2; round += 1) {
      await open.click();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/order-lookup$/);
    }
    await openMenu.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/order-lookup$/);
  });
  await test.step("closed otherwise, it leaves nothing to go back from", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => drawer.getByRole("button", { name: "Хаах" }).click(),
    ]) {
      await open.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { name: "Онцлох бараа" })).toBeVisible();
  });
  await test.step("a page that is opened from it leads back to its page at once", async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/order-lookup$/);
    const links = [
      { opener: open, link: drawer.getByRole("link", { name: "Сагс руу очих" }), to: /\/cart$/ },
      // Links that do not close the sheet themselves.
      { opener: open, link: drawer.getByRole("link", { name: products[0]?.name }), to: /\/products\/\d+$/ },
      { opener: openMenu, link: menu.getByRole("link", { name: "Холбоо барих" }).first(), to: /\/contact$/ },
    ];
    for (const { opener, link, to } of links) {
      await opener.click();
      await link.click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/order-lookup$/);
      await expect(page.getByRole("heading", { level: 1, name: "Захиалга хайх" })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("a menu whose script comes after Back does not open over the page before", async ({ page }) => {
  const menuScript = `**${builtScript("app/shop/shell/top-menu-sheet.tsx")}`;
  const resume = await pauseCalls(page, menuScript);
  await atContact(page);
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  const script = page.waitForResponse(menuScript);
  resume();
  await (await script).finished();
  // Until what the script renders would be there.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Back on the first page of a visit closes the top sheet, and then leaves the shop", async ({ page }) => {
  const { products } = await arriveWithCart(page, 2);
  await page.goto("about:blank");
  await openPage(page, "/order-lookup");
  const before = await page.evaluate(() => window.history.length);
  const drawer = page.getByRole("dialog", { name: "Сагс" });
  const open = page.getByRole("button", { name: /^Сагс, \d+ ш$/ });
  for (let round = 0; round < 2; round += 1) {
    await open.click();
    await expect(drawer.getByRole("button", { name: "Хаах" })).toBeFocused();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/order-lookup$/);
  }
  for (let round = 0; round < 2; round += 1) {
    await open.click();
    // It is modal, and Escape closes it, when the focus is in it.
    await expect(drawer.getByRole("button", { name: "Хаах" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  // Back from a page that was opened from a sheet leads to the first page, and from there out of the shop.
  await open.click();
  await drawer.getByRole("link", { name: products[0]?.name }).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/order-lookup$/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Захиалга хайх" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("Back on the first page of a visit, and the browser, also ask before unsaved changes of the profile are lost", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  await openPage(page, "/my-page");
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  const profile = page.getByRole("dialog", { name: "Мэдээлэл засах" });
  const name = profile.getByLabel("Нэр", { exact: true });
  await name.fill("Болд Бат");
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const browsers = await asked;
  expect(browsers.type()).toBe("beforeunload");
  await browsers.dismiss();
  await expect(name).toHaveValue("Болд Бат");
  const question = page.getByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" });
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await expect(question.getByRole("button", { name: "Хаах" })).toBeFocused();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("Болд Бат");
  }
  await page.goBack();
  await question.getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(profile).toBeHidden();
  await expect(page).toHaveURL(/\/my-page$/);
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  await expect(name).toHaveValue(shopper.name);
  // Nothing is lost any more.
  await page.goBack();
  await expect(profile).toBeHidden();
});

test("Back closes the quantity dialog, and a sheet also after a link within the page", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  await openPage(page, "/order-lookup");
  await page.getByRole("banner").getByRole("link", { name: "Зах — нүүр хуудас" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole("button", { name: /сагсанд нэмэх/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Хэмжээ сонгох" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole("button", { name: /сагсанд нэмэх/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Сагсанд нэмэх" }).click();
  await expect(page.getByText("Сагсанд нэмэгдлээ").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Үндсэн агуулга руу очих" }).press("Enter");
  await expect(page).toHaveURL(/\/#main$/);
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  const menu = page.getByRole("dialog", { name: "Цэс" });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // The dialog, however it was closed, has left nothing to go back from.
  await page.goBack();
  await expect(page).toHaveURL(/\/order-lookup$/);
  await expect(page.getByRole("heading", { level: 1, name: "Захиалга хайх" })).toBeVisible();
});

/** A store's owner, on the page before that of the store's form. */
async function atStore(page: Page, first: "/my-page" | "/store/dashboard") {
  await registerThroughApi(page.request, newShopper());
  const store = await storeThroughApi(page.request, newStoreName());
  await openPage(page, first);
  if (first === "/my-page") await page.getByRole("link", { name: "Миний дэлгүүр" }).click();
  await page.getByRole("link", { name: "Мэдээлэл засах" }).first().click();
  await expect(page).toHaveURL(`/store/edit/${store}`);
  return {
    form: `/store/edit/${store}`,
    address: page.getByLabel("Хаяг"),
    question: page.getByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" }),
  };
}

/** Back twice at once over a changed form asks; the form's page stays, and is left when that is wanted. */
async function pressesBackTwice(page: Page, { form, address, question }: Awaited<ReturnType<typeof atStore>>) {
  for (const answer of ["Үргэлжлүүлэн засах", "Хадгалахгүй гарах"]) {
    await pressBackTwice(page);
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(form);
    await question.getByRole("button", { name: answer }).click();
    await expect(question).toBeHidden();
    if (answer === "Үргэлжлүүлэн засах") await expect(address).toHaveValue("Сөүл, Жунгү 7");
  }
  await expect(page).toHaveURL(/\/store\/dashboard$/);
  await expect(page.getByRole("link", { name: "Мэдээлэл засах" }).first()).toBeVisible();
  await expect(address).toBeHidden();
}

test("Back asks about unsaved changes, closes the question, and leaves when that is wanted; twice at once asks, too", async ({
  page,
}) => {
  const store = await atStore(page, "/my-page");
  const { form, address, question } = store;
  await address.fill("Сөүл, Жунгү 7");
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await expect(question.getByRole("button", { name: "Хаах" })).toBeFocused();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(address).toHaveValue("Сөүл, Жунгү 7");
  }
  await page.goBack();
  await question.getByRole("button", { name: "Гарах" }).click();
  await expect(page).toHaveURL(/\/store\/dashboard$/);
  await expect(address).toBeHidden();
  await page.getByRole("link", { name: "Мэдээлэл засах" }).first().click();
  await address.fill("Сөүл, Жунгү 7");
  await pressesBackTwice(page, store);
});

test("Back twice at once over a changed form asks also where the second leads out of the shop, and a toast stays where it is", async ({
  page,
}) => {
  // The browser asks, too, where it would leave the shop.
  page.on("dialog", (dialog) => dialog.dismiss());
  const store = await atStore(page, "/store/dashboard");
  const name = page.getByLabel("Дэлгүүрийн нэр");
  await name.fill("");
  await page.getByRole("button", { name: "Хадгалах" }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await animationsEnd(page);
  const place = await toast.boundingBox();
  await page.getByRole("banner").getByRole("link", { name: "Зах — нүүр хуудас" }).click();
  await expect(store.question.getByRole("button", { name: "Хаах" })).toBeFocused();
  await animationsEnd(page);
  expect(await toast.boundingBox()).toEqual(place);
  await store.question.getByRole("button", { name: "Үргэлжлүүлэн засах" }).click();
  await store.address.fill("Сөүл, Жунгү 7");
  await pressesBackTwice(page, store);
});

test("a link that is pressed twice at once opens its page once, and Back twice at once closes the sheet and leads to the page before", async ({
  page,
}) => {
  await arriveWithCart(page, 2);
  await openPage(page, "/contact");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Захиалга хайх" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Захиалга хайх" })).toBeVisible();
  await footer.locator("a[href='/contact']").evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/order-lookup$/);
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole("banner").getByRole("link", { name: "Зах — нүүр хуудас" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole("button", { name: /^Сагс, \d+ ш$/ }).click();
    const drawer = page.getByRole("dialog", { name: "Сагс" });
    await expect(drawer).toBeVisible();
    await pressBackTwice(page);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/order-lookup$/);
    await expect(page.getByRole("heading", { level: 1, name: "Захиалга хайх" })).toBeVisible();
  }
});

test("Back closes a sheet, and leaves the shop only then, when signing in has replaced the first page", async ({
  page,
}) => {
  await registerThroughApi(page.request, newShopper());
  await page.goto("about:blank");
  let answer = () => {};
  const menuIsOpen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/user", async (route) => {
    await menuIsOpen;
    await route.fulfill({ status: 401, json: { code: "unauthorized", message: "" } });
  });
  await page.goto("/my-page");
  const open = page.getByRole("button", { name: "Цэс нээх" });
  await open.click();
  const menu = page.getByRole("dialog", { name: "Цэс" });
  await expect(menu).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/auth\?next=/);
  // The other page closes it.
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
