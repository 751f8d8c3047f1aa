import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminRightInput, User, UserSort } from "@zakh/accounts/contract";
import { readPage, withoutEmpty, write } from "../client";
import { summaryKey } from "./summary";

export const usersKey = ["users"] as const;

/** Filters and sort order of the list; "" means all, and newest first. */
export interface UserFilters {
  /** Part of a name, email, phone or username. */
  search: string;
  sort: UserSort | "";
}

/** One page of users. */
export function useUsers(filters: UserFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: [...usersKey, filters, limit, offset],
    queryFn: () => readPage<User>("/api/admin/users", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
  });
}

/** Grants or revokes the admin right. Rejects with 409 `last_admin` for the only admin. */
export function useSetAdminRight() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...right }: AdminRightInput & Pick<User, "id">) =>
      write<User>("PATCH", `/api/admin/users/${id}`, right, { keeps: "never" }),
    onSettled: () => {
      for (const queryKey of [usersKey, summaryKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
