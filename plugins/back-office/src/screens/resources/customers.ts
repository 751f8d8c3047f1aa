import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountMerge, MergeAnswer } from "@zakh/accounts/contract";
import type { CustomerPage, OwnerNote } from "@zakh/bookkeeping/contract";
import { read, write } from "../client";
import { fetchFile } from "./fetch-file";
import { usersKey } from "./users";

const customersKey = ["customers"] as const;
const notesKey = (userId: number) => ["customer-notes", userId] as const;
const mergesKey = (userId: number) => ["account-merges", userId] as const;

/** What the shop knows of a customer, with these of the orders; nothing is asked without `id`. */
export function useCustomerPage(id: number | undefined, limit: number, offset: number) {
  return useQuery({
    queryKey: [...customersKey, "page", id, limit, offset],
    queryFn: () => read<CustomerPage>(`/api/admin/customers/${id}`, { limit, offset }),
    enabled: id !== undefined,
    refetchOnMount: "always",
    placeholderData: (before: CustomerPage | undefined) => (before?.user.id === id ? before : undefined),
  });
}

/** Fetches everything that the shop keeps of a customer, as a file. Rejects with `Refusal`. */
export function usePersonalData(userId: number) {
  return useMutation({
    mutationFn: () => fetchFile(`/api/admin/users/${userId}/data`, {}, `customer-${userId}.json`),
  });
}

/** What the staff have noted about a customer and the customer's orders, newest first. */
export function useOwnerNotes(userId: number) {
  return useQuery({
    queryKey: notesKey(userId),
    queryFn: () => read<OwnerNote[]>(`/api/admin/customers/${userId}/notes`),
  });
}

/** Notes something about a customer, or about one of the customer's orders. */
export function useAddNote(userId: number, orderId: number | undefined) {
  const client = useQueryClient();
  const about = orderId === undefined ? `customers/${userId}` : `orders/${orderId}`;
  return useMutation({
    mutationFn: (text: string) => write<OwnerNote[]>("POST", `/api/admin/${about}/notes`, { text }),
    onSuccess: (notes) => client.setQueryData(notesKey(userId), notes),
  });
}

export function useDeleteNote(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => write("DELETE", `/api/admin/notes/${id}`, undefined, { keeps: "never" }),
    onSettled: () => client.invalidateQueries({ queryKey: notesKey(userId) }),
  });
}

/** The accounts that have become part of this one, newest first. */
export function useMerges(userId: number) {
  return useQuery({
    queryKey: mergesKey(userId),
    queryFn: () => read<AccountMerge[]>(`/api/admin/users/${userId}/merges`),
  });
}

/** Makes another account part of this one, or only says what that does. Rejects with `Refusal`. */
export function useMerge(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { from: number; preview: boolean }) =>
      write<MergeAnswer>("POST", `/api/admin/users/${userId}/merges`, input),
    onSuccess: (_, { preview }) => {
      if (preview) return;
      for (const queryKey of [customersKey, notesKey(userId), mergesKey(userId), usersKey, ["credit"], ["orders"]])
        void client.invalidateQueries({ queryKey });
    },
  });
}
