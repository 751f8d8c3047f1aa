import { line } from "@zakh/kit/contract";
import { z } from "zod";
import { user } from "./user";

/** Most users that one page of the admin list may hold. */
export const USERS_PAGE_MAX = 200;

/** Header that tells how many users there are in all, beside one page of them (ruling 14). */
export const USERS_TOTAL_HEADER = "X-Total-Count";

function whole(minimum: number, maximum: number) {
  return z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,9}$/, "value_invalid")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, "value_invalid");
}

/** What a form sends for "not chosen" counts as not given. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

/** `GET /api/admin/users`: all of them, newest first, or pages of them with `limit` (ruling 14). */
export const usersQuery = z.object({
  /** Part of a name, email, phone or username, whatever the letter case (spec §2 Admin users). */
  search: optional(line(100)),
  limit: optional(whole(1, USERS_PAGE_MAX)),
  offset: optional(whole(0, 999_999_999)),
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const users = z.array(user);

/** `PATCH /api/admin/users/{id}` (ruling 39). */
export const adminRightInput = z.object({ isAdmin: z.boolean({ error: "value_invalid" }) });
export type AdminRightInput = z.infer<typeof adminRightInput>;
