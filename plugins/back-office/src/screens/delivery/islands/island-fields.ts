import { typedWon } from "@zakh/kit/contract";
import { island } from "@zakh/site-settings/contract";
import { z } from "zod";

/** Not a number where nothing is typed, so that it is asked for: `Number("")` would be a surcharge of 0. */
const surcharge = typedWon.transform((amount) => (amount === "" ? Number.NaN : Number(amount)));

/**
 * What is typed: the surcharge as text, which is neither read nor checked where nothing is delivered. Says of all fields at once what is
 * wrong.
 */
export const islandFields = z
  .object({ name: z.string(), from: z.string(), to: z.string(), surcharge: z.string(), isServed: z.boolean() })
  .transform(({ isServed, surcharge: typed, ...place }, context) => {
    const amount = isServed ? surcharge.safeParse(typed) : undefined;
    const read = island.safeParse({ ...place, surcharge: amount ? (amount.data ?? 0) : null });
    const refusedAmount = (amount?.error?.issues ?? []).map(({ message }) => ({ message, path: ["surcharge"] }));
    for (const { message, path } of [...refusedAmount, ...(read.error?.issues ?? [])]) {
      context.issues.push({ code: "custom", message, path: [...path], input: typed });
    }
    return read.data ?? z.NEVER;
  });
