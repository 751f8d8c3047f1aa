import { localizedText, publicId, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import type { Product } from "./product";
import { type ListFilters, OWN_SELLER } from "./shop-sorts";
import { TEMPERATURES } from "./temperatures";

const error = "value_invalid";

/** Parts of the query of `GET /api/products` that narrow it; nothing for an empty value. */
export const listFilters = {
  inStock: unlessEmpty(z.literal("true", { error })),
  temperature: unlessEmpty(z.enum(TEMPERATURES, { error })),
  origin: unlessEmpty(z.string({ error }).normalize("NFC").max(100, "too_long")),
  seller: unlessEmpty(z.string({ error }).regex(/^(shop|[1-9]\d{0,8})$/, error)),
} as const satisfies Record<keyof ListFilters, unknown>;

/** The products that pass the filters: `seller` is `shop` or the public id of a store, `origin` the Mongolian text. */
export function filterProducts(products: readonly Product[], filters: ListFilters): readonly Product[] {
  const { inStock, temperature, origin, seller } = filters;
  if (!(inStock || temperature || origin || seller)) return products;
  const storeId = seller === OWN_SELLER ? null : Number(seller);
  return products.filter(
    (product) =>
      !(inStock && product.isSoldOut) &&
      (!temperature || product.temperature === temperature) &&
      (!origin || product.origin === origin) &&
      (!seller || product.storeId === storeId),
  );
}

/** `GET /api/products/filters`: what a list can be narrowed to, the most frequent first. */
export const filterChoices = z.object({
  temperatures: z.array(z.enum(TEMPERATURES)),
  origins: z.array(z.object(localizedText(["origin"], () => z.string()))),
  stores: z.array(publicId).describe("Stores that sell something; the shop itself is not among them"),
});
export type FilterChoices = z.infer<typeof filterChoices>;

export function choicesOf(products: readonly Product[]): FilterChoices {
  const known = new Map(products.map((product) => [product.origin, product]));
  return {
    temperatures: TEMPERATURES.filter((one) => products.some(({ temperature }) => temperature === one)),
    origins: byFrequency(products.map(({ origin }) => origin)).flatMap((origin) => {
      const { originRu = "", originEn = "" } = known.get(origin) ?? {};
      return origin ? [{ origin, originRu, originEn }] : [];
    }),
    stores: byFrequency(products.map(({ storeId }) => storeId)).filter((id) => id !== null),
  };
}

function byFrequency<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value);
}
