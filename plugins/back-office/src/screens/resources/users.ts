import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminRightInput, User } from "@zakh/accounts/contract";
import { readPage, write } from "../client";
import { summaryKey } from "./summary";

export const usersKey = ["users"] as const;

/** One page of users, newest first, narrowed to those whose name, email, phone or username holds `search`. */
export function useUsers(search: string, limit: number, offset: number) {
  return useQuery({
    queryKey: [...usersKey, search, limit, offset],
    queryFn: () => readPage<User>("/api/admin/users", { ...(search !== "" && { search }), limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** Makes a user an admin, or one no more. Rejects with 409 `last_admin` for the only one that is left. */
export function useSetAdminRight() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...right }: AdminRightInput & Pick<User, "id">) =>
      write<User>("PATCH", `/api/admin/users/${id}`, right),
    onSettled: () => {
      for (const queryKey of [usersKey, summaryKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
