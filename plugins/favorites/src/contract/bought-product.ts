import { productAnswer } from "@zakh/catalog/contract";
import { z } from "zod";

/** A product on sale that the account has bought, with today's price and stock. Cancelled orders do not count. */
export const boughtProduct = z.object({
  product: productAnswer,
  times: z.number().int().min(1).describe("In how many orders"),
  lastBoughtOn: z.iso.datetime(),
  usualQuantity: z.number().describe("The quantity that was ordered most often, in the product's unit"),
});
export type BoughtProduct = z.infer<typeof boughtProduct>;
