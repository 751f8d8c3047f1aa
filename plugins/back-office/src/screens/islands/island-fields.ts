import { typedWon } from "@zakh/kit/contract";
import { island } from "@zakh/site-settings/contract";
import { z } from "zod";

/** Not a number where nothing is typed, so that it is asked for: `Number("")` would be a surcharge of 0. */
const surcharge = typedWon.transform((amount) => (amount === "" ? Number.NaN : Number(amount)));

const places = { name: z.string(), from: z.string(), to: z.string() };

/** What is typed: the surcharge as text, which is neither read nor checked where nothing is delivered. */
export const islandFields = z
  .object({ ...places, surcharge: z.string(), isServed: z.boolean() })
  .transform(({ isServed, ...typed }) => ({ ...typed, surcharge: isServed ? typed.surcharge : null }))
  .pipe(z.object({ ...places, surcharge: surcharge.nullable() }))
  .pipe(island);
