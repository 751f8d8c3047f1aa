import { line } from "@zakh/kit/contract";

/**
 * Comma-separated public ids of chosen orders, at most so many, refused with the code otherwise; a blank list is an empty choice,
 * which must not get every order.
 */
export function orderIds(most: number, tooMany: string) {
  return line(2400)
    .regex(/^(\d{1,9}(,\d{1,9})*)?$/, "value_invalid")
    .transform((text) => (text === "" ? [] : text.split(",").map(Number)))
    .refine((all) => all.length <= most, tooMany);
}
