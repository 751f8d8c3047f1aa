import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** What must be visible in the page. */
export interface Moment {
  /** of a visible element */
  selector: string;
  /** that it must have */
  text?: string;
  /** text that it must no longer have */
  not?: string;
}

/** Something that a shopper does, whose response time is measured. */
export interface Interaction {
  name: string;
  /** starts the time */
  event: string;
  /** @param time is 0 if the page must be opened first, and counts the repetitions on it */
  prepare: (page: Page, time: number) => Promise<{ act: () => Promise<void>; seen: Moment }>;
  /** whether it can be done only once on a page */
  once?: boolean;
}

export const INTERACTIONS: Interaction[] = [
  {
    name: "Opening the quantity dialog",
    event: "click",
    prepare: async (page, time) => {
      if (time > 0) await page.keyboard.press("Escape");
      await lookAt(page, "/", time);
      const act = await fingerOn(page, page.locator("article button").nth(time));
      return { act, seen: { selector: "dialog[open]" } };
    },
  },
  {
    name: "Adding to the cart",
    event: "click",
    once: true,
    prepare: async (page) => {
      await settle(page, "/");
      const badge = 'nav a[href="/cart"] .figures';
      const before = (await page.locator(badge).allTextContents())[0] ?? "-";
      await page.locator("article button").first().tap();
      const add = page.locator("dialog button").last();
      await add.waitFor();
      return { act: await fingerOn(page, add), seen: { selector: badge, not: before } };
    },
  },
  {
    name: "Changing the category",
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
    event: "scroll",
    once: true,
    prepare: async (page) => {
      await settle(page, "/");
      const act = () => page.evaluate(() => document.querySelector("article")?.closest("ul")?.scrollIntoView(false));
      return { act, seen: { selector: "li:nth-child(13) article" } };
    },
  },
];

/** How long a quick tap lasts, in ms; the time starts when the finger is lifted. */
const TAP_MS = 80;

/**
 * A realistic tap. Playwright's own has no duration and first runs a hit test in the page, which takes some 10 ms on a slow phone and must
 * not be measured.
 */
async function fingerOn(page: Page, target: Locator) {
  // In the centre, where neither header nor bottom bar covers it; a shopper looks before tapping.
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(LOOK_MS);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = { x: x + width / 2, y: y + height / 2 };
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await pause(TAP_MS);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** How long a shopper looks at a page before doing something, in ms; the page finishes loading meanwhile. */
const LOOK_MS = 2000;

/** Opens the page the first time; later it only waits. */
async function lookAt(page: Page, path: string, time: number) {
  if (time === 0) await settle(page, path);
  else await page.waitForTimeout(LOOK_MS);
}

/** Opens a page and waits until it is idle, so that only the interaction is measured. */
export async function settle(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(LOOK_MS);
}
