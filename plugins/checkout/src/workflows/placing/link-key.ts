import { randomBytes } from "node:crypto";

/** The key of an order's link: 128 random bits in base64url, which nobody can guess. */
export function newLinkKey(): string {
  return randomBytes(16).toString("base64url");
}
