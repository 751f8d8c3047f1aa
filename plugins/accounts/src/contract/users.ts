import { line, list, page, unlessBlank } from "@zakh/kit/contract";
import { z } from "zod";
import { user } from "./user";

/** `GET /api/admin/users`: newest first; the first 1,000, or pages of them with `limit` (ruling 14). */
export const usersQuery = z.object({
  /** Part of a name, email, phone or username, whatever the letter case (spec §2 Admin users). */
  search: unlessBlank(line(100)),
  ...page,
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const users = list(user);

/** `PATCH /api/admin/users/{id}` (ruling 39). */
export const adminRightInput = z.object({ isAdmin: z.boolean({ error: "value_invalid" }) });
export type AdminRightInput = z.infer<typeof adminRightInput>;
