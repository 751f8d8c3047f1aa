import type { FieldChange } from "../contract/contact";

/** The history's row of a changed deadline, in ISO 8601; empty for none. */
export function deadlineChange(before: Date | null, after: Date | null): FieldChange {
  return { field: "paymentDeadline", from: before?.toISOString() ?? "", to: after?.toISOString() ?? "" };
}
