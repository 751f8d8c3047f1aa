import { createHash } from "node:crypto";
import type { Versioned } from "../contract";
import { ApiError } from "../errors/api-error";

/** Letters of a version: 72 bits, so that two states of a thing never share one. */
const LENGTH = 12;

/** The same values have the same version, in whatever order their keys stand; a key without a value counts for nothing. */
export function versionOf(values: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(values)) ?? "")
    .digest("base64url")
    .slice(0, LENGTH);
}

/** An answer with the version of what a form edits of it: of these keys, or of all of it. */
export function withVersion<T extends object>(answer: T, edited?: readonly (keyof T)[]): Versioned<T> {
  const values = edited ? Object.fromEntries(edited.map((key) => [key, answer[key]])) : answer;
  return { ...answer, version: versionOf(values) };
}

/**
 * Refuses a change that was made from other values than the present ones: 409 `changed_meanwhile` with `present`, what the read
 * answers now. Without a version nothing is refused, nor read.
 *
 * Call it inside the transaction that writes, with the row locked: of two who save at once the second must see what the first
 * has written.
 */
export async function refuseChanged<T extends object>(
  version: string | undefined,
  readPresent: () => Promise<Versioned<T> | undefined>,
  isSame: (version: string, present: string) => boolean = (one, other) => one === other,
): Promise<void> {
  if (version === undefined) return;
  const present = await readPresent();
  if (present && !isSame(version, present.version)) {
    throw new ApiError(409, "changed_meanwhile", { extra: { present } });
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
