import { randomBytes, timingSafeEqual } from "node:crypto";

/** The key of an order's link: 128 random bits in base64url, which nobody can guess. */
export function newLinkKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether a sent key is the order's, in a time that tells nothing about it. An order without a key has no link. */
export function isLinkKey(linkKey: string | null, sent: string | undefined): boolean {
  if (linkKey === null || sent === undefined) return false;
  const [key, given] = [Buffer.from(linkKey), Buffer.from(sent)];
  return key.length === given.length && timingSafeEqual(key, given);
}
