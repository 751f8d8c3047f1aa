import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffInviteInput, StaffMember } from "@zakh/accounts/contract";
import type { StaffRole } from "@zakh/kit/contract";
import { read, write } from "../client";
import { usersKey } from "./users";

const staffKey = ["staff"] as const;

/** Everybody who works for the shop, owners first. */
export function useStaff() {
  return useQuery({ queryKey: staffKey, queryFn: () => read<StaffMember[]>("/api/admin/staff") });
}

/** Makes an account for somebody and mails the invitation. Rejects with `Refusal`. */
export function useInviteStaff() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: StaffInviteInput) => write<StaffMember>("POST", "/api/admin/staff", input, { keeps: "never" }),
    onSettled: refresh,
  });
}

/** Gives an account a role, or takes it with null. Rejects with `Refusal`: 409 `last_owner` for the only owner. */
export function useSetStaffRole(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (role: StaffRole | null) =>
      role === null
        ? write<null>("DELETE", `/api/admin/staff/${id}`, undefined, { keeps: "never" })
        : write<StaffMember>("PUT", `/api/admin/staff/${id}`, { role }, { keeps: "never" }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: usersKey });
    return client.invalidateQueries({ queryKey: staffKey });
  };
}
