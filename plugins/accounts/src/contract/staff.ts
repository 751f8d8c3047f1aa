import { email, list, publicId, STAFF_ROLES } from "@zakh/kit/contract";
import { z } from "zod";
import { personName } from "./fields";

const role = z.enum(STAFF_ROLES, { error: "value_invalid" });

/** Somebody who works for the shop. */
export const staffMember = z.object({
  id: publicId,
  username: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  /** Of the latest sign-in that still holds; null when there is none. */
  signedInAt: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffList = list(staffMember);

export const staffRoleInput = z.object({ role });
export type StaffRoleInput = z.infer<typeof staffRoleInput>;

/** How long the link in an invitation works. Afterwards the person asks for a new password on the sign-in page. */
export const STAFF_INVITE_DAYS = 7;

/** `POST /api/admin/staff`: somebody without an account. */
export const staffInviteInput = z.object({ email, name: personName, role });
export type StaffInviteInput = z.infer<typeof staffInviteInput>;
