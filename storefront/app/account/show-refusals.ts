import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../lib/data/api";

/** Puts what the server refuses beside the fields of the form that it is about; the first of them gets the keyboard. */
export function showRefusals<Form extends FieldValues>(
  error: unknown,
  form: Form,
  setError: UseFormSetError<Form>,
): void {
  if (!(error instanceof ApiError)) return;
  let first = true;
  for (const [field, { code }] of Object.entries(error.fields)) {
    if (!(field in form)) continue;
    setError(field as FieldPath<Form>, { message: code }, { shouldFocus: first });
    first = false;
  }
}
