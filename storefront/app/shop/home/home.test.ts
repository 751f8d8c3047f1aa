import { textsOf } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { CATALOGUES } from "../../i18n/catalogues.server";
import { createI18n } from "../../i18n/create-i18n";
import type { Translate } from "../../i18n/use-texts";
import { productOf } from "../../testing/shop-data";
import { handle } from "./home";

const HERO = { ...textsOf(["title", "text"]), imageUrl: "/hero.webp" };
const CATEGORY = { id: 1, ...textsOf(["name"], { name: "Хонь", nameRu: "Баранина", nameEn: "Mutton" }), imageUrl: "" };
const ABOUT = {
  ...textsOf(["description"], { description: "Өөрийн бичвэр", descriptionRu: "Свой текст" }),
  imageUrl: "/sheep.webp",
};
const products = [productOf(1), productOf(2)];

function told(language: "mn" | "ru" | "en" | "ko", about: typeof ABOUT | undefined) {
  const i18n = createI18n(language, CATALOGUES[language]);
  const t: Translate = (key, values) => i18n.t(key, values ?? {});
  const data = { hero: HERO as never, categories: [CATEGORY], products, category: about ? "Хонь" : null, about };
  const title = handle.title?.({ t, data, language });
  return { title, description: handle.description?.({ t, data, language }), image: handle.image?.({ data }) };
}

it("a category is described by its own text and picture, or by its products where the text is in another language", () => {
  expect(told("mn", ABOUT)).toMatchObject({ title: "Хонь", description: "Өөрийн бичвэр", image: "/sheep.webp" });
  expect(told("ru", ABOUT).description).toBe("Свой текст");
  expect(told("en", ABOUT).description).toBe("Mutton: Mutton 1, Mutton 2. Delivered to all cities of Korea.");
  expect(told("ko", ABOUT).description).toBe("Хонь: Хонины мах 1, Хонины мах 2. 한국 전 지역으로 배송합니다.");
  expect(told("ko", ABOUT).title).toBe("Хонь · 신선한 고기 배송");
  expect(told("mn", { ...ABOUT, description: "", imageUrl: "" }).image).toBe("/hero.webp");
});

it("the home page has the shop's own description", () => {
  expect(told("mn", undefined)).toMatchObject({ description: undefined, image: "/hero.webp" });
});
