import { MAX_QUANTITY, productAnswer } from "@zakh/catalog/contract";
import { day, line, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";
import { EVERY_WEEKS_MAX } from "./schedule";

/** Most standing baskets of one account, and most products of one, as a saved cart has. */
export const STANDING_BASKETS_MAX = 20;
export const STANDING_LINES_MAX = 50;

const wantedLine = z.object({
  productId: publicId,
  quantity: z
    .number({ error: "quantity_invalid" })
    .min(0.1, "quantity_invalid")
    .max(MAX_QUANTITY, "quantity_above_maximum"),
});

const fields = {
  name: required(line(60), "standing_basket_name_required"),
  lines: z
    .array(wantedLine, { error: "value_invalid" })
    .min(1, "standing_basket_empty")
    .max(STANDING_LINES_MAX, "standing_basket_too_long"),
  everyWeeks: z
    .number({ error: "value_invalid" })
    .int("value_invalid")
    .min(1, "value_invalid")
    .max(EVERY_WEEKS_MAX, "value_invalid"),
  nextOn: day,
  isPaused: z.boolean({ error: "value_invalid" }),
};

/** `POST /api/user/standing-baskets`. The day of the week is that of `nextOn`. */
export const standingBasketInput = z.object({ ...fields, isPaused: fields.isPaused.default(false) });
export type StandingBasketInput = z.infer<typeof standingBasketInput>;

/** `PUT /api/user/standing-baskets/{id}`: what is left out stays. */
export const standingBasketChanges = z.object(fields).partial();
export type StandingBasketChanges = z.infer<typeof standingBasketChanges>;

/** What is proposed by mail every so many weeks, and never ordered by itself. */
export const standingBasket = z.object({
  id: publicId,
  name: z.string(),
  lines: z
    .array(z.object({ product: productAnswer, quantity: z.number() }))
    .describe("Of the products that are on sale, with today's price and stock"),
  gone: z.number().int().min(0).describe("How many of its products are no longer sold"),
  everyWeeks: z.number().int().min(1).max(EVERY_WEEKS_MAX),
  nextOn: z.iso.date().describe("The day in Seoul of the next mail"),
  isPaused: z.boolean(),
});
export type StandingBasket = z.infer<typeof standingBasket>;

/** `POST /api/standing-baskets/stop`: from the link of a mail, also without signing in. */
export const stopInput = z.object({
  key: z.string({ error: "value_invalid" }).regex(/^[\w-]{22}$/, "value_invalid"),
  as: z.enum(["paused", "deleted"], { error: "value_invalid" }),
});
export type StopInput = z.infer<typeof stopInput>;
