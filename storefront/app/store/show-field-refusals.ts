import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../lib/data/api";

/** Puts what the server refuses beside the fields that it is about, whatever part of the form they were sent in. */
export function showFieldRefusals<Form extends FieldValues>(
  error: unknown,
  known: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  if (!(error instanceof ApiError)) return;
  let first = true;
  for (const [path, { code }] of Object.entries(error.fields)) {
    const named = path.replace(/^productData\./, "");
    const field = known.find((name) => name === named || named.startsWith(`${name}.`));
    if (!field) continue;
    setError(field, { message: code }, { shouldFocus: first });
    first = false;
  }
}
