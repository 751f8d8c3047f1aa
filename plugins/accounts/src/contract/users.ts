import { list, page, search, sortBy } from "@zakh/kit/contract";
import { z } from "zod";
import { user } from "./user";

/** Sort orders of the admin's user list; default is newest first. */
export const USER_SORTS = ["newest", "oldest", "name", "-name", "username", "-username"] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** `GET /api/admin/users`: the first 1,000, or pages of them with `limit` (ruling 14). */
export const usersQuery = z.object({
  /** Part of a name, email, username or phone, case-insensitive, a phone in any notation (spec §2 Admin users). */
  search,
  sort: sortBy(USER_SORTS),
  ...page,
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const users = list(user);

/** `PATCH /api/admin/users/{id}` (ruling 39). */
export const adminRightInput = z.object({ isAdmin: z.boolean({ error: "value_invalid" }) });
export type AdminRightInput = z.infer<typeof adminRightInput>;
