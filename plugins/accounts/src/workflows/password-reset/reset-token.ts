import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, encoded for a URL. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: it is useless to somebody who can read the database. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
