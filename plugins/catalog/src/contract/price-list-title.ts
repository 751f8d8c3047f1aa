import type { ContentLanguage } from "@zakh/kit/contract";

/** Of the price list, as a page and as a picture. */
export const PRICE_LIST_TITLE: Record<ContentLanguage, string> = {
  mn: "Өнөөдрийн үнэ",
  ru: "Цены на сегодня",
  en: "Prices today",
};
