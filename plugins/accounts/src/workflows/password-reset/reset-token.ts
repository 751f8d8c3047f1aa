import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, fit for an address. */
export function newResetToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: who reads the database opens nothing with it. */
export function hashResetToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
