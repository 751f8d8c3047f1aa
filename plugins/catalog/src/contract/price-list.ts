import { CONTENT_LANGUAGES, type ContentLanguage, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";

const languages = Object.keys(CONTENT_LANGUAGES) as [ContentLanguage, ...ContentLanguage[]];

/** `GET /api/price-list`: in Mongolian unless `language` says otherwise. */
export const priceListQuery = z.object({
  language: unlessEmpty(z.enum(languages, { error: "value_invalid" })),
});
export type PriceListQuery = z.infer<typeof priceListQuery>;
