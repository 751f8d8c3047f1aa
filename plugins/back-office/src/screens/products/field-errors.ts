import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { refusedFields } from "../client";
import type { CheckedDraft, ProductDraft } from "./product-draft";

/** Marks an error whose message is the text itself. */
const SERVER = "server";

/** What is wrong with each field: the words of a code, or the server's own. */
export function fieldTexts(
  errors: FieldErrors<ProductDraft>,
  errorText: (code: string) => string,
): Partial<Record<keyof ProductDraft, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const message = error?.message ?? "";
      return [field, error?.type === SERVER ? message : errorText(message)];
    }),
  );
}

/** The field that the server names as `productData.price`. */
function fieldNamed(path: string, draft: ProductDraft): keyof ProductDraft | undefined {
  const name = path.replace(/^productData\./, "");
  return Object.keys(draft).find((field): field is keyof ProductDraft => field === name);
}

/** Shows what the server refused at the fields that it names. */
export function showRefusedFields(form: UseFormReturn<ProductDraft, unknown, CheckedDraft>, error: unknown): void {
  for (const [path, message] of Object.entries(refusedFields(error))) {
    const field = fieldNamed(path, form.getValues());
    // The server's own words, not a code of ours.
    if (field) form.setError(field, { type: SERVER, message });
  }
}
