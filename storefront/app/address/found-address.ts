import { z } from "zod";

/** What the frame of the postcode search tells the form around it (`public/postcode-search.js`). */
const message = z.object({
  postcodeSearch: z.union([
    z.enum(["ready", "failed"]),
    z.object({ postcode: z.string(), roadAddress: z.string(), building: z.string() }),
  ]),
});

/** An address that was chosen in the postcode search. */
export type FoundAddress = Exclude<z.infer<typeof message>["postcodeSearch"], string>;

/** What the frame says; undefined for a message of anybody else. */
export function readSearchMessage(
  { source, origin, data }: Pick<MessageEvent, "source" | "origin" | "data">,
  frame: Window | null | undefined,
): "ready" | "failed" | FoundAddress | undefined {
  if (!frame || source !== frame || origin !== window.location.origin) return undefined;
  return message.safeParse(data).data?.postcodeSearch;
}
