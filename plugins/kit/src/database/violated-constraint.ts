/** PostgreSQL's error class for constraint violations, which triggers can raise too. */
const INTEGRITY_VIOLATION = /^23/;

/** Name of the constraint that refused a write; undefined when the error is of another kind. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("constraint" in error)) return undefined;
  return INTEGRITY_VIOLATION.test(String(error.code)) && typeof error.constraint === "string"
    ? error.constraint
    : undefined;
}
