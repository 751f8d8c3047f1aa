import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";

/** The row of a list with a text; on a phone the card. */
export function entryOf(page: Page, list: string, text: string): Locator {
  return page
    .getByRole("list", { name: list, exact: true })
    .getByRole("listitem")
    .or(page.getByRole("table", { name: list, exact: true }).getByRole("row"))
    .filter({ hasText: text });
}

/**
 * Opens a screen and waits until it shows its data. Within the open back office it goes there as a link does, without loading its code
 * anew; but not to another query of the same address, nor while a drawer is open, which it would close.
 */
export async function openScreen(page: Page, address: string) {
  const isLeaving = await page.evaluate((to) => {
    const { pathname } = window.location;
    const isInside = /^\/admin(?!\/login)/.test(pathname) && new URL(to, window.location.href).pathname !== pathname;
    if (!isInside || document.querySelector("[data-back-closes]")) return false;
    for (const shown of document.querySelectorAll("main > *")) shown.setAttribute("data-left", "");
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
    return true;
  }, address);
  if (isLeaving) await expect(page.locator("[data-left]")).toHaveCount(0);
  else await page.goto(address);
  // Not by role, because a dialog over it hides it from screen readers.
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator(".animate-pulse, .animate-spin, [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Shows only the orders with this word in their names, in every list: other tests place orders in the same shop, as no other owner would. */
export async function showOnly(page: Page, word: string) {
  await page.context().route(/\/api\/orders\?/, (route) => {
    const url = new URL(route.request().url());
    if (!url.searchParams.has("search")) url.searchParams.set("search", word);
    return route.fallback({ url: url.href });
  });
}

/** Shows the filters of a list that a phone has behind a button. */
export async function showFilters(page: Page) {
  const button = page.getByRole("button", { name: "Бусад шүүлтүүр" });
  if ((await button.isVisible()) && (await button.getAttribute("aria-expanded")) === "false") await button.click();
}

/** No axe violations, and nothing is wider than the screen. */
export async function expectNothingWrong(page: Page) {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** What the browser's console says of fonts, collected while the page is open. */
export function watchFonts(page: Page): string[] {
  const told: string[] = [];
  page.on("console", (message) => {
    if (/font|OTS/.test(message.text())) told.push(message.text());
  });
  return told;
}

/** What is lifted by a key hears the next one only from a timer on, which may come after it is drawn as lifted. */
export function keysAreHeard(page: Page) {
  return page.evaluate(() => new Promise<void>((heard) => setTimeout(heard)));
}

/** The back office's question about unsaved changes. */
export function question(page: Page): Locator {
  return page.getByRole("alertdialog");
}

/** Another picture at each call: one with the content of another test's has the same address, and what uses it would be named there. */
export function pictureFile(name: string, shade: "dark" | "light" = "dark") {
  const size = 8;
  const header = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]);
  // Each row of grey dots begins with its filter, none.
  const dots = () => randomBytes(size).map((byte) => (shade === "dark" ? byte >> 1 : byte | 0x80));
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.from([0]), dots()]));
  const parts = [pngPart("IHDR", header), pngPart("IDAT", deflateSync(Buffer.concat(rows))), pngPart("IEND")];
  return { name, mimeType: "image/png", buffer: Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]) };
}

function pngPart(type: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
