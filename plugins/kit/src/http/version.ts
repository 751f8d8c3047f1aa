import { createHash } from "node:crypto";
import type { SinceVersions, Versioned } from "../contract";
import { ApiError } from "../errors/api-error";

/** Length of a version in characters: 72 bits, so that two states never collide. */
const VERSION_LENGTH = 12;

/** Hashes values. The order of keys and keys without a value make no difference. */
export function versionOf(values: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(values)) ?? "")
    .digest("base64url")
    .slice(0, VERSION_LENGTH);
}

/** Adds the version of the edited keys, or of the whole answer. */
export function withVersion<T extends object>(answer: T, edited?: readonly (keyof T)[]): Versioned<T> {
  const values = edited ? Object.fromEntries(edited.map((key) => [key, answer[key]])) : answer;
  return { ...answer, version: versionOf(values) };
}

/**
 * Throws 409 `changed_meanwhile`, with the current state as `present`, when a change was based on an older version, or
 * one of several. Without a version nothing is read or refused.
 *
 * Call it inside the writing transaction with the row locked: of two concurrent saves, the second must see what the
 * first has written.
 */
export async function refuseChanged<T extends object>(
  version: SinceVersions,
  readPresent: () => Promise<Versioned<T> | undefined>,
  isSame: (version: string, present: string) => boolean = (one, other) => one === other,
): Promise<void> {
  const versions = [version].flat().filter((one) => typeof one === "string");
  if (versions.length === 0) return;
  const present = await readPresent();
  if (present && !versions.every((one) => isSame(one, present.version))) {
    throw new ApiError(409, "changed_meanwhile", { extra: { present } });
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
