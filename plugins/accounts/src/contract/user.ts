import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** An account in the API; never with a password or hash (spec §3 users). */
export const user = z.object({
  id: publicId,
  username: z.string(),
  /** Empty when the shop made the account without one. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

/** Answer of `POST /api/login`, `POST /api/register` and `POST /api/admin/login`. */
export const sessionAnswer = z.object({ user, message: z.string() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** Has the id of the signed-in admin in the answer of `GET /api/admin/check-auth`, whose body is only what the specification says (spec §7). */
export const ADMIN_ID_HEADER = "X-Admin-Id";

/** Has the role of the signed-in admin there. */
export const STAFF_ROLE_HEADER = "X-Staff-Role";

export const adminAuthAnswer = z.object({ authenticated: z.boolean() });
export type AdminAuthAnswer = z.infer<typeof adminAuthAnswer>;
