import type { Language } from "@zakh/kit/contract";
import type { Category } from "./category";

/** Whose goods a category is for: the shop's own, stores', or both (ruling 83). */
export const GOODS_OF = ["shop", "stores", "both"] as const;
export type GoodsOf = (typeof GOODS_OF)[number];

export const GOODS_OF_TITLES: Record<GoodsOf, Record<Language, string>> = {
  shop: {
    mn: "Зөвхөн манай бараа",
    ru: "Только наши товары",
    en: "Our own goods only",
    ko: "자체 상품만",
  },
  stores: {
    mn: "Зөвхөн дэлгүүрүүдийн бараа",
    ru: "Только товары магазинов",
    en: "Stores' goods only",
    ko: "입점 가게 상품만",
  },
  both: { mn: "Аль алиных нь", ru: "И те, и другие", en: "Both", ko: "모두" },
};

/** Whether what the shop itself sells (`storeId` null), or a store, may be put into a category. */
export function isForSeller({ goodsOf }: Pick<Category, "goodsOf">, storeId: number | null): boolean {
  return goodsOf !== (storeId === null ? "stores" : "shop");
}

/** Whether shoppers choose a category where the shop lists its goods: not one whose goods only stand under their stores. */
export function isShownInLists({
  isActive,
  goodsOf,
  listsStores,
}: Pick<Category, "isActive" | "goodsOf" | "listsStores">): boolean {
  return isActive && (listsStores || goodsOf !== "stores");
}
