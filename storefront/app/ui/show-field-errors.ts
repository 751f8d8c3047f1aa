import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../lib/data/api";

/** Shows the server's errors at their fields and focuses the first of them. */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Form>, "getValues" | "setError">,
): void {
  if (!(error instanceof ApiError)) return;
  const names = Object.keys(getValues()) as FieldPath<Form>[];
  let first = true;
  for (const [path, { code }] of Object.entries(error.fields)) {
    // Some forms are sent as one part of the body; an error below a field, such as of one weekday, is shown at the field.
    const part = path.replace(/^(?:orderData|productData)\./, "");
    const named = names.find((name) => name === part || part.startsWith(`${name}.`) || part === `address.${name}`);
    if (!named) continue;
    // The parts of an address are fields of their own.
    const field = named === "address" ? (part as FieldPath<Form>) : named;
    setError(field, { message: code }, { shouldFocus: first });
    first = false;
  }
}
