import { z } from "zod";
import { DAY_KINDS, type PickedOrder } from "./picking-list";

const KEY = "picking-list";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const pack = z.object({
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  priceDivisor: z.number(),
});

/** What a phone keeps, so that picking goes on without a connection: the list as it was last read, and what is ticked off. */
const keptPicking = z.object({
  version: z.literal(2),
  /** ISO 8601; null before the list was ever read. */
  readAt: z.iso.datetime().nullable(),
  orders: z.array(
    z.object({
      id: z.number(),
      customerName: z.string(),
      note: z.string(),
      day: z.union([day, z.literal("")]),
      kind: z.enum(DAY_KINDS),
      packs: z.array(pack),
    }),
  ),
  /** See `tickOf`. */
  ticks: z.array(z.string()),
});
export type KeptPicking = z.infer<typeof keptPicking> & { orders: PickedOrder[] };

const NOTHING: KeptPicking = { version: 2, readAt: null, orders: [], ticks: [] };

/** What this phone has kept; nothing where storage is closed, or has something else. */
export function readKeptPicking(): KeptPicking {
  try {
    return keptPicking.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ""));
  } catch {
    return NOTHING;
  }
}

export function keepPicking(kept: KeptPicking): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the list that is open still works.
  }
}

/** Forgets it when somebody signs out: it names customers. */
export function forgetPicking(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
