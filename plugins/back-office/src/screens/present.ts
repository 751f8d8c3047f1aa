import type { Versioned } from "@zakh/kit/contract";

/**
 * The current state from the 409 of a save that was based on an older version; errors of both clients contain the
 * answer's `body`.
 */
export function presentOf<Read>(error: unknown): Versioned<Read> | undefined {
  const { body } = error as { body?: { code?: string; present?: Versioned<Read> } };
  return body?.code === "changed_meanwhile" ? body.present : undefined;
}
