import type { CheckedDraft, ProductDraft } from "@zakh/catalog/contract";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { refusedFields } from "../../client";

/** Type of an error whose message is already a text. */
const SERVER_ERROR = "server";

/** The error text of each field: the text of a code, or the server's own. */
export function fieldTexts(
  errors: FieldErrors<ProductDraft>,
  errorText: (code: string) => string,
): Partial<Record<keyof ProductDraft, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const message = error?.message ?? "";
      return [field, error?.type === SERVER_ERROR ? message : errorText(message)];
    }),
  );
}

/** The form field of the server's path, such as `productData.price`. */
function fieldNamed(path: string, draft: ProductDraft): keyof ProductDraft | undefined {
  const name = path.replace(/^productData\./, "");
  return Object.keys(draft).find((field): field is keyof ProductDraft => field === name);
}

/** Shows the server's errors at the fields that it names. */
export function showRefusedFields(form: UseFormReturn<ProductDraft, unknown, CheckedDraft>, error: unknown): void {
  for (const [path, message] of Object.entries(refusedFields(error))) {
    const field = fieldNamed(path, form.getValues());
    // The server's own text, not a code.
    if (field) form.setError(field, { type: SERVER_ERROR, message });
  }
}
