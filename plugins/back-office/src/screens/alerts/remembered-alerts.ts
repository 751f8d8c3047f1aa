import { z } from "zod";

const KEY = "new-orders";

/** What a device remembers about new orders. */
const remembered = z.object({
  version: z.literal(1),
  /** Whether a new order is heard. */
  sound: z.boolean(),
  /** Number of the newest order when the list was last looked at; 0 when never. */
  seen: z.number().int().min(0),
});
export type RememberedAlerts = z.infer<typeof remembered>;

const DEFAULT: RememberedAlerts = { version: 1, sound: true, seen: 0 };

/** As it was last set on this device; the default where storage is closed, or has something else. */
export function rememberedAlerts(): RememberedAlerts {
  try {
    return remembered.parse(JSON.parse(window.localStorage.getItem(KEY) ?? ""));
  } catch {
    return DEFAULT;
  }
}

export function rememberAlerts(changed: Partial<Omit<RememberedAlerts, "version">>): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ ...rememberedAlerts(), ...changed }));
  } catch {
    // Without storage the sound stays on, and every visit begins to count anew.
  }
}
