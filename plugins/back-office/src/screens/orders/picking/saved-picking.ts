import { DEFAULT_UNIT, UNIT_NAMES } from "@zakh/catalog/contract";
import { z } from "zod";
import { DAY_KINDS, type PickedOrder } from "./picking-list";

const KEY = "picking-list";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const pack = z.object({
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(UNIT_NAMES).default(DEFAULT_UNIT),
  packed: z.number().nullable(),
});

/** What a phone saves, so that picking goes on without a connection: the list as it was last read, and what is ticked off. */
const savedPicking = z.object({
  version: z.literal(3),
  /** ISO 8601; null before the list was ever read. */
  readAt: z.iso.datetime().nullable(),
  orders: z.array(
    z.object({
      id: z.number(),
      customerName: z.string(),
      note: z.string(),
      day: z.union([day, z.literal("")]),
      kind: z.enum(DAY_KINDS),
      isPaid: z.boolean(),
      packs: z.array(pack),
    }),
  ),
  /** See `tickOf`. */
  ticks: z.array(z.string()),
});
export type SavedPicking = z.infer<typeof savedPicking> & { orders: PickedOrder[] };

const NOTHING: SavedPicking = { version: 3, readAt: null, orders: [], ticks: [] };

/** What this phone has saved; nothing where storage is closed, or has something else. */
export function readSavedPicking(): SavedPicking {
  try {
    return savedPicking.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ""));
  } catch {
    return NOTHING;
  }
}

export function savePicking(picking: SavedPicking): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(picking));
  } catch {
    // Without storage the list that is open still works.
  }
}
