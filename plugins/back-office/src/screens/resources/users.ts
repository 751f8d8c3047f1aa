import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { User, UserSort } from "@zakh/accounts/contract";
import { readPage, withoutEmpty } from "../client";

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
