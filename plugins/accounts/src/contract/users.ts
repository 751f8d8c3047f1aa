import { line, page, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { user } from "./user";

/** `GET /api/admin/users`: all of them, newest first, or pages of them with `limit` (ruling 14). */
export const usersQuery = z.object({
  /** Part of a name, email, phone or username, whatever the letter case (spec §2 Admin users). */
  search: unlessEmpty(line(100)),
  ...page,
});
export type UsersQuery = z.infer<typeof usersQuery>;

export const users = z.array(user);

/** `PATCH /api/admin/users/{id}` (ruling 39). */
export const adminRightInput = z.object({ isAdmin: z.boolean({ error: "value_invalid" }) });
export type AdminRightInput = z.infer<typeof adminRightInput>;
