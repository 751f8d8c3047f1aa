import { randomFillSync } from "node:crypto";

/** Crockford's base 32, which ULIDs are written in. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_DIGITS = 10;
const CHANCE_DIGITS = 16;

const chance = Buffer.alloc(CHANCE_DIGITS * 1024);
let used = chance.length;

/**
 * An id of Medusa's form, a prefix and a ULID, of the moment `at`.
 *
 * Medusa's own `generateEntityId` asks the system for each of the 16 digits of chance anew, which takes as long as
 * everything else that half a million rows need; and it knows no other moment than now.
 */
export function medusaId(prefix: string, at: Date): string {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  let id = "";
  for (let time = at.getTime(), digit = 0; digit < TIME_DIGITS; digit += 1, time = Math.floor(time / 32)) {
    id = DIGITS.charAt(time % 32) + id;
  }
  for (const end = used + CHANCE_DIGITS; used < end; used += 1) id += DIGITS.charAt((chance[used] ?? 0) % 32);
  return `${prefix}_${id}`;
}
