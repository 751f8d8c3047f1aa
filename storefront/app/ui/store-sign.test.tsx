import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StoreBoard, StoreLogo } from "./store-sign";

const store = { name: "Гоёл үсчин", categoryId: 1, logoUrl: "" };
const logo = (changes: Partial<typeof store>) =>
  renderToStaticMarkup(<StoreLogo store={{ ...store, ...changes }} sizes="80px" />);

it.each([
  ["Гоёл үсчин", "ГҮ"],
  ["«Сарнай» гоо сайхан", "СГ"],
  ["modot", "M"],
  ["고비 키친", "고키"],
  ["!!!", ""],
])("the seal of %s has the letters %j", (name, letters) => {
  expect(/<text[^>]*>([^<]*)</.exec(logo({ name }))?.[1]).toBe(letters);
});

it("a sign is always the same for a name and category, and another one for others", () => {
  expect(logo({})).toBe(logo({}));
  expect(logo({ categoryId: 2 })).not.toBe(logo({}));
  const grounds = ["Хүлэг", "Тэнүүн", "Модот", "Говь", "Энэрэл", "Үсэг", "Алтан"].map(
    (name) => /bg-[a-z-]+/.exec(logo({ name }))?.[0],
  );
  expect(new Set(grounds).size).toBeGreaterThan(2);
});

it("a logo that the store has is shown instead", () => {
  expect(logo({ logoUrl: "/static/img/0123456789abcdef_7a1420_40x20.webp" })).toContain("<img");
});

it("the board over a page has the whole name, for eyes only: its heading says it", () => {
  const board = renderToStaticMarkup(<StoreBoard store={store} />);
  expect(board).toContain("Гоёл үсчин");
  expect(board.startsWith('<span aria-hidden="true"')).toBe(true);
});
