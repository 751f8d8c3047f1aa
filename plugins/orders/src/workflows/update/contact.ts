import { ApiError } from "@zakh/kit/errors/api-error";
import { orderForm } from "../../contract/checkout";
import { CONTACT_FIELDS, type ContactField, type FieldChange } from "../../contract/contact";

/** Recipient, address and contacts of an order. */
export type OrderContact = Record<ContactField, string>;

/** An email validated as at checkout; throws 400 `email_invalid`. */
export function shopEmail(email: string): string {
  const parsed = orderForm.shape.customerEmail.safeParse(email);
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "email_invalid");
  return parsed.data;
}

/** The changed fields, in the order of the form. */
export function contactChanges(before: OrderContact, after: OrderContact): FieldChange[] {
  return CONTACT_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }));
}
