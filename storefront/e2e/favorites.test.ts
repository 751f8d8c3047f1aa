import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openPage } from "./open-page";
import { newShopper, orderThroughApi, readProducts, signUp } from "./people";

test("a stranger's favourites join the account; what was bought comes again in one press, and an order becomes a standing basket", async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  const main = page.getByRole("main");
  const hearts = main.getByRole("article").getByRole("button", { name: /^Дуртай: / });
  const heading = (place: number) => main.getByRole("article").nth(place).getByRole("heading");

  const names = await test.step("a stranger marks two products, and finds them after a reload", async () => {
    await openPage(page, "/");
    for (const place of [0, 2]) {
      await hearts.nth(place).click();
      await expect(hearts.nth(place)).toHaveAttribute("aria-pressed", "true");
    }
    const marked = [await heading(2).innerText(), await heading(0).innerText()];
    await openPage(page, "/favorites");
    await expect(main.getByRole("article").getByRole("heading")).toHaveText(marked);
    await expectNoViolations(page);
    return marked;
  });

  await test.step("who signs up has them on every device", async () => {
    await page.getByRole("tab", { name: "Авч байсан" }).click();
    await main.getByRole("link", { name: "Нэвтрэх" }).click();
    await page.getByRole("tab", { name: "Бүртгүүлэх" }).click();
    await signUp(page, shopper);
    await expect(page).toHaveURL(/\/favorites\?tab=bought$/);
    await expect(main.getByText("Авсан бараа алга")).toBeVisible();
    await expect
      .poll(async () => ((await (await page.request.get("/api/user/favorites")).json()) as unknown[]).length)
      .toBe(2);
    await page.evaluate(() => window.localStorage.removeItem("favorites"));
    await openPage(page, "/favorites");
    await expect(main.getByRole("article").getByRole("heading")).toHaveText(names);
  });

  const [bought] = (await readProducts(page.request)).slice(0, 1);
  await orderThroughApi(page.request, shopper.email, [bought?.id ?? 0]);

  await test.step("what was bought goes into the cart by one press, and stands first on home without moving it", async () => {
    await openPage(page, "/favorites?tab=bought");
    await main.getByRole("button", { name: /сагсанд нэмэх$/ }).click();
    await expect(page.getByText("Сагсанд нэмэгдлээ").first()).toBeVisible();
    await page.goto("/");
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem("bought-before"))).not.toBeNull();
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      const count = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
        }
      };
      new PerformanceObserver(count).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, "/");
    await expect(page.getByRole("region", { name: "Өмнө авсан" }).getByRole("listitem")).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });

  await test.step("an order becomes a standing basket, which fills the cart", async () => {
    await openPage(page, "/my-page");
    await main.getByRole("button", { name: "Дэлгэрэнгүй харах" }).click();
    await main.getByRole("button", { name: "Байнгын сагс болгох" }).click();
    const sheet = page.getByRole("dialog", { name: "Байнгын сагс" });
    await sheet.getByLabel("Нэр").fill("Ням гарагийн мах");
    await expectNoViolations(page);
    await sheet.getByRole("button", { name: "Хадгалах" }).click();
    await expect(sheet).toHaveCount(0);
    await openPage(page, "/standing-baskets");
    const card = main.getByRole("article", { name: "Ням гарагийн мах" });
    await expectNoViolations(page);
    await card.getByRole("button", { name: "Сагсанд нэмэх" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    // It was there already, as much as is wanted.
    await expect(main.getByRole("article")).toHaveCount(1);
  });
});
