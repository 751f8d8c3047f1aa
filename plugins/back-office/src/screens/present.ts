import type { Versioned } from "@zakh/kit/contract";

/** What is there now, out of the refusal of a save that began with something else; errors of either client carry the answer's `body`. */
export function presentOf<Read>(error: unknown): Versioned<Read> | undefined {
  const { body } = error as { body?: { code?: string; present?: Versioned<Read> } };
  return body?.code === "changed_meanwhile" ? body.present : undefined;
}
