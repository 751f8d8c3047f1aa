import { randomFillSync } from "node:crypto";

/** Crockford's base 32, the alphabet of ULIDs. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_DIGITS = 10;
const CHANCE_DIGITS = 16;

const chance = Buffer.alloc(CHANCE_DIGITS * 1024);
let used = chance.length;

/**
 * An id in Medusa's format: a prefix and a ULID for the time `at`.
 *
 * Medusa's own `generateEntityId` asks the system for randomness once per digit. For half a million rows that takes as
 * long as everything else together, and it supports no other time than now.
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
