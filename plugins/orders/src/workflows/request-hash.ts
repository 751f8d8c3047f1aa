import { createHash } from "node:crypto";

/** Hash of a body of plain values: two requests under one idempotency key must match in it (ruling 7). */
export function hashBody(body: object): string {
  return hashed(fieldsOf(body));
}

export function fieldsOf(body: object): [string, unknown][] {
  return Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
}

export function hashed(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
