import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "@zakh/kit/configuration/kit-options";

/** How long the link in a mail opens its order, in days. */
export const ORDER_LINK_DAYS = 30;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** What a link's seal stands for: another order, or the order under another mail address, has another. */
export interface LinkedOrder {
  number: number;
  email: string;
}

/**
 * The key of the link by which a mail opens its order without signing in: until when, and a seal that nobody but the shop can make. Nothing is
 * stored. Mails of one day carry the same. `now` in ms.
 */
export function orderLinkKey(order: LinkedOrder, now = Date.now()): string {
  const until = (dayOf(now) + ORDER_LINK_DAYS).toString(36);
  return `${until}.${sealOf(order, until).toString("base64url")}`;
}

/** Whether a sent key is the order's: `undefined` for one that the shop has not made for it. `now` in ms. */
export function readOrderLinkKey(order: LinkedOrder, key: string, now = Date.now()): "open" | "expired" | undefined {
  const [, until, seal] = /^([0-9a-z]{1,6})\.([\w-]{22})$/.exec(key) ?? [];
  if (until === undefined || seal === undefined || order.email === "") return undefined;
  if (!timingSafeEqual(Buffer.from(seal, "base64url"), sealOf(order, until))) return undefined;
  return Number.parseInt(until, 36) >= dayOf(now) ? "open" : "expired";
}

function dayOf(ms: number): number {
  return Math.floor(ms / MS_PER_DAY);
}

function sealOf({ number, email }: LinkedOrder, until: string): Buffer {
  const content = `order-link ${number} ${email.toLowerCase()} ${until}`;
  return createHmac("sha256", sessionSecret()).update(content).digest().subarray(0, 16);
}
