import { expect, test } from "@playwright/test";
import { openPage } from "./open-page";
import { newShopper, orderFromElsewhere, readProducts, registerThroughApi } from "./people";

/** Of a basket of three that she bought before, from the home page to the order (issue "Found at once"). */
const MAX_TAPS = 8;

test("a known customer orders three things that she bought before in eight taps at most, without a key", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const three = (await readProducts(page.request)).slice(0, 3).map(({ id }) => id);
  await orderFromElsewhere(page.request, shopper.email, three);
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("bought-before"))).not.toBeNull();
  await openPage(page, "/");

  let taps = 0;
  const tap = async (name: string | RegExp, role: "button" | "link", place = 0) => {
    await page.getByRole(role, { name }).nth(place).tap();
    taps += 1;
  };
  const bought = page.getByRole("region", { name: "Өмнө авсан" }).getByRole("button", { name: /сагсанд нэмэх$/ });
  await expect(bought).toHaveCount(3);
  for (const place of [0, 1, 2]) {
    await bought.nth(place).tap();
    taps += 1;
  }
  await page.getByRole("navigation").getByRole("link", { name: /^Сагс/ }).last().tap();
  taps += 1;
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await tap("Захиалга хийх", "link");
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole("checkbox", { name: "Уншиж, зөвшөөрч байна" }).tap();
  taps += 1;
  await tap("Захиалга баталгаажуулах", "button");
  await expect(page).toHaveURL(/\/my-page$/);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
