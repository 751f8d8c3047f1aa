/**
 * What somebody who works for the shop may do: everything; all but settings, staff and money that goes out; or only packing, weighing and
 * sending, without sums.
 */
export const STAFF_ROLES = ["owner", "office", "packer"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whose a call or a screen is unless its row says otherwise. */
export const OFFICE_STAFF: readonly StaffRole[] = ["owner", "office"];

/** Whose settings, staff and money that goes out are. */
export const OWNERS: readonly StaffRole[] = ["owner"];
