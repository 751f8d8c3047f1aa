import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {object} Moment what must be seen in the page
 * @property {string} selector of something that takes room
 * @property {string} [text] that it holds
 * @property {string} [not] text that it no longer holds
 */

/**
 * @typedef {object} Answer how long a shopper waits for what he does
 * @property {string} name
 * @property {number} wanted ms at most
 * @property {string} event that it begins with
 * @property {(page: import("@playwright/test").Page, time: number) => Promise<{ act: () => Promise<void>, seen: Moment }>} prepare
 *   `time` is 0 on a page that is still to be opened, and counts what has been done on it since
 * @property {boolean} [once] whether it happens once on a page
 */

/** @type {Answer[]} */
export const ANSWERS = [
  {
    name: "Opening the quantity dialog",
    wanted: 100,
    event: "click",
    prepare: async (page, time) => {
      if (time > 0) await page.keyboard.press("Escape");
      await lookAt(page, "/", time);
      const act = await fingerOn(page, page.locator("article button").nth(time));
      return { act, seen: { selector: '[role="dialog"]' } };
    },
  },
  {
    name: "Adding to the cart",
    wanted: 100,
    event: "click",
    once: true,
    prepare: async (page) => {
      await settle(page, "/");
      const badge = 'nav a[href="/cart"] .figures';
      const before = (await page.locator(badge).allTextContents())[0] ?? "-";
      await page.locator("article button").first().tap();
      const add = page.locator('[role="dialog"] button').last();
      await add.waitFor();
      return { act: await fingerOn(page, add), seen: { selector: badge, not: before } };
    },
  },
  {
    name: "Changing the category",
    wanted: 100,
    event: "click",
    prepare: async (page, time) => {
      await lookAt(page, "/", time);
      const first = await page.locator("article h3").first().innerText();
      const act = await fingerOn(page, page.locator("li[data-category] button").nth(2 + time));
      return { act, seen: { selector: "article h3", not: first } };
    },
  },
  {
    name: "A letter typed in checkout",
    wanted: 100,
    event: "keydown",
    prepare: async (page, time) => {
      await lookAt(page, "/checkout", time);
      const name = page.locator('input[name="customerName"]');
      await name.fill("Болд");
      await name.focus();
      return { act: () => page.keyboard.press("a"), seen: { selector: 'input[name="customerName"]', text: "Болдa" } };
    },
  },
  {
    name: "Going to a product in view",
    wanted: 150,
    event: "click",
    prepare: async (page, time) => {
      if (time > 0) await page.goBack();
      await lookAt(page, "/", time);
      const link = page.locator("article h3 a").nth(time);
      const name = await link.innerText();
      return { act: await fingerOn(page, link), seen: { selector: "h1", text: name } };
    },
  },
  {
    name: "The thirteenth product, once reached",
    wanted: 100,
    event: "scroll",
    once: true,
    prepare: async (page) => {
      await settle(page, "/");
      const act = () => page.evaluate(() => document.querySelector("article")?.closest("ul")?.scrollIntoView(false));
      return { act, seen: { selector: "li:nth-child(13) article" } };
    },
  },
];

/** How long a finger rests on the screen in a quick tap, in ms; the wait begins when it is lifted. */
const RESTS = 80;

/**
 * A tap as a finger does it. Playwright's own lifts it in the same moment, and looks in the page for what it would hit: work of
 * some tens of milliseconds on a slow phone, which nobody waits for.
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").Locator} target
 * @returns {Promise<() => Promise<void>>} the tap
 */
async function fingerOn(page, target) {
  // Where neither header nor bottom bar lies above it; what has been scrolled to is looked at before it is touched.
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(LOOK);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = { x: x + width / 2, y: y + height / 2 };
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await pause(RESTS);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** What a shopper takes to look at a page before he does something, in ms; the page gets ready meanwhile. */
const LOOK = 2000;

/**
 * Opens the page the first time, and looks at it again from then on.
 * @param {import("@playwright/test").Page} page
 * @param {string} path
 * @param {number} time
 */
async function lookAt(page, path, time) {
  if (time === 0) await settle(page, path);
  else await page.waitForTimeout(LOOK);
}

/**
 * Opens a page and waits until it has nothing more to do: what is measured is what the shopper does then.
 * @param {import("@playwright/test").Page} page
 * @param {string} path
 */
export async function settle(page, path) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(LOOK);
}
