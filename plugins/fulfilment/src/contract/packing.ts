import { publicId, withoutInvisible } from "@zakh/kit/contract";
import { z } from "zod";

/** Whole grams. */
export function grams(kilograms: number): number {
  return Math.round(kilograms * 1000);
}

/** The most kilograms of a line that can be packed. */
const PACKED_MAX = 2000;

/** Kilograms as scales show them. */
const weighed = z
  .number({ error: "packed_invalid" })
  .min(0, "packed_invalid")
  .max(PACKED_MAX, "packed_invalid")
  // Not `multipleOf`, which takes 1e-7 for a multiple of 0.01.
  .refine((kilograms) => Number(kilograms.toFixed(2)) === kilograms, "packed_invalid");

/**
 * Whether `packed` kg are so many more than the `ordered` kg, or so few, that somebody has to confirm them (ruling 66). 0 is a line that
 * was not there: its whole price goes back.
 */
export function isUnlikelyWeight(ordered: number, packed: number): boolean {
  return 2 * grams(packed) > 3 * grams(ordered) + 1000 || 10 * grams(packed) < grams(ordered);
}

/**
 * Kilograms that somebody has typed from a scale, to 10 g: with a point or a comma; 100 or more without one are grams (ruling 66), and
 * packs with `+` between them are added up. Undefined where it is no weight.
 * @example readPackedWeight("1.2+650") // 1.85
 */
export function readPackedWeight(text: string): number | undefined {
  const packs = withoutInvisible(text.normalize("NFKC")).replaceAll(/\s/g, "").split("+");
  // A pack that is still to be typed.
  if (packs.length > 1 && packs.at(-1) === "") packs.pop();
  const total = packs.reduce((sum, pack) => sum + gramsOfPack(pack), 0);
  const kilograms = Math.round(total / 10) / 100;
  return weighed.safeParse(kilograms).success ? kilograms : undefined;
}

function gramsOfPack(typed: string): number {
  if (/^\d{3,6}$/.test(typed) && Number(typed) >= 100) return Number(typed);
  return /^\d{1,4}([.,]\d{0,3})?$|^[.,]\d{1,3}$/.test(typed) ? grams(Number(typed.replace(",", "."))) : Number.NaN;
}

/**
 * `PUT /api/admin/orders/{id}/packed` (ruling 50): kilograms, at most two decimals; 0 for "was not there", null for not weighed. A
 * weight that can hardly be, also 0, needs `confirmed` (ruling 66). `from` is the weight that was known when it was typed: a line that
 * has another one by now keeps that.
 */
export const packedInput = z.object({
  lines: z
    .array(z.object({ id: publicId, packedQuantity: weighed.nullable(), from: weighed.nullable().optional() }), {
      error: "packed_invalid",
    })
    .min(1, "packed_invalid")
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "packed_invalid"),
  confirmed: z.boolean({ error: "value_invalid" }).optional(),
});
export type PackedInput = z.infer<typeof packedInput>;
