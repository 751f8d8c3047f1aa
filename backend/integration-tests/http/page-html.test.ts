import type { ServiceCategory } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { Client } from "./client";
import { inLanguage, type SentPage, sentPage } from "./sent-page";
import { newOwner } from "./store-fixtures";

const CHICKEN = "Тахианы мах";

/** The first of its elements that has this text and no other element. */
function withText(page: SentPage, selector: string, text: string): Element {
  const found = [...page.document.querySelectorAll(selector)].find(
    (element) => element.textContent?.includes(text) && !element.firstElementChild,
  );
  if (!found) throw new Error(`No ${selector} has ${text}`);
  return found;
}

/** The button of a category. */
function chip({ document }: SentPage): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("form button[name=category]")];
  const found = buttons.find(({ textContent }) => textContent === CHICKEN);
  if (!found) throw new Error("No such category");
  return found;
}

const articles = ({ document }: SentPage) => document.querySelectorAll("article").length;

it("the home page is complete before any script runs, also that of a category, which a button of its form leads to", async () => {
  const home = await sentPage("/");
  expect(home.status).toBe(200);
  expect(home.heading).toMatch(/\S/);
  expect(articles(home)).toBe(12);
  expect(home.document.documentElement.lang).toBe("mn");
  const button = chip(home);
  expect([button.form?.method, new URL(button.form?.action ?? "", "http://shop/").pathname]).toEqual(["get", "/"]);
  expect(button.getAttribute("aria-pressed")).toBe("false");
  const chosen = await sentPage(`/?category=${encodeURIComponent(button.value)}`);
  expect(chip(chosen).getAttribute("aria-pressed")).toBe("true");
  expect(articles(chosen)).toBeGreaterThan(0);
  expect(articles(chosen)).toBeLessThan(12);
});

it.each(["/", "/products/1"])("the first picture is requested before the small ones around it: %s", async (path) => {
  const page = await sentPage(path);
  expect(page.attribute("main img", "fetchpriority")).toBe("high");
  expect(page.document.querySelectorAll("main img[fetchpriority=low]").length).toBeGreaterThan(1);
});

it("the menu is in the page's language, and an entry that is not is marked", async () => {
  const menu = async (language: string) =>
    (await sentPage("/", inLanguage(language))).html.match(/<header[\s\S]*<\/header>/)?.[0];
  expect(await menu("ru")).toMatch(/<a [^>]*href="\/contact"[^>]*>Контакты</);
  expect(await menu("ru")).not.toContain('lang="mn" class');
  expect(await menu("ko")).toMatch(/<a [^>]*href="\/contact"[^>]*lang="mn"[^>]*>Холбоо барих</);
});

it("the hero and the footer are in the page's language, and marked where they are not", async () => {
  const russian = await sentPage("/", inLanguage("ru"));
  expect([russian.heading, russian.attribute("h1", "lang")]).toEqual(["Свежее мясо, вкус дома", null]);
  expect(russian.document.querySelector("footer")?.textContent).toContain("Мясной магазин и рынок услуг");
  withText(russian, "footer a", "Контакты");
  const korean = await sentPage("/", inLanguage("ko"));
  expect([korean.heading, korean.attribute("h1", "lang")]).toEqual(["Шинэ мах, гэрийн амт", "mn"]);
  const told = [...korean.document.querySelectorAll("footer [lang=mn]")].map(({ textContent }) => textContent);
  expect(told.join()).toContain("махны дэлгүүр");
});

it("products and stores without texts in the page's language are marked", async () => {
  const link = async (language: string) => (await sentPage("/", inLanguage(language))).attribute("article a", "lang");
  expect([await link("ko"), await link("en")]).toEqual(["mn", null]);
  const korean = await sentPage("/service-category/hair-beauty", inLanguage("ko"));
  expect(withText(korean, "main *", "Урьдчилж цаг аваарай").closest("main [lang]")?.getAttribute("lang")).toBe("mn");
  const english = await sentPage("/service-category/hair-beauty", inLanguage("en"));
  const store = withText(english, "article a *, article a", "Гоёл үсчин").closest("a")?.getAttribute("href") ?? "";
  const page = await sentPage(store, inLanguage("en"));
  expect(withText(page, "main *", "Please book ahead").closest("main [lang]")).toBeNull();
});

it("the heading of a service category is in the page's language, and marked where it is not", async () => {
  const heading = async (language: string) => {
    const page = await sentPage("/service-category/hair-beauty", inLanguage(language));
    return [page.heading, page.attribute("h1", "lang")];
  };
  expect(await heading("ru")).toEqual(["Парикмахерские и красота", null]);
  expect((await heading("ko"))[1]).toBe("mn");
});

it.each([
  ["/products/999999", "Бараа олдсонгүй"],
  ["/stores/999999", "Дэлгүүр олдсонгүй"],
  ["/no-such-page", "Хуудас олдсонгүй"],
])("what is missing has a page with status 404, and a link home: %s", async (path, title) => {
  const page = await sentPage(path);
  expect(page.status).toBe(404);
  withText(page, "main h1", title);
  expect(page.document.querySelectorAll('main a[href="/"]').length).toBeGreaterThan(0);
});

it("pages of another store are 404 for a store's owner", async () => {
  const [category] = (await new Client().get<ServiceCategory[]>("/api/service-categories")).body;
  const stranger = await newOwner(category?.id ?? 0);
  const { client, store } = await newOwner(category?.id ?? 0);
  const session = { Cookie: `zakh.sid=${client.cookie("zakh.sid")}` };
  expect((await sentPage(`/store/edit/${store.id}`, session)).status, "the own one").toBe(200);
  for (const path of [
    `/store/edit/${stranger.store.id}`,
    "/store/edit/abc",
    "/store/products/edit/1",
    "/store/orders/1",
    "/store/orders/x",
  ]) {
    expect((await sentPage(path, session)).status, path).toBe(404);
  }
});
