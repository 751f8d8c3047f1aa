import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BankAccount, BankAccountInput } from "@zakh/bank-transfer/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { read, write } from "../client";

const keys = {
  all: ["bank-accounts"],
  setDefault: ["bank-accounts", "set-default"],
} as const;

/** All accounts, including inactive ones, the default one first. */
export function useBankAccounts() {
  return useQuery({ queryKey: keys.all, queryFn: () => read<Versioned<BankAccount>[]>("/api/bank-accounts") });
}

/** Creates an account, or updates the one with `id`. Rejects with `Refusal`. */
export function useSaveBankAccount(id: number | undefined) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<BankAccountInput>) =>
      id === undefined
        ? write<Versioned<BankAccount>>("POST", "/api/bank-accounts", input, { keeps: "once" })
        : write<Versioned<BankAccount>>("PUT", `/api/bank-accounts/${id}`, input),
    onSettled,
  });
}

/** Makes another account the default (spec §4: its own call). Rejects with `Refusal`. */
export function useSetDefaultAccount() {
  const onSettled = useRefresh();
  return useMutation({
    mutationKey: keys.setDefault,
    mutationFn: (id: number) =>
      write<Versioned<BankAccount>>("POST", `/api/bank-accounts/${id}/set-default`, undefined, { keeps: "repeatable" }),
    onSettled,
  });
}

/** Whether the default is being changed, by any row. */
export function useIsSettingDefault(): boolean {
  return useIsMutating({ mutationKey: keys.setDefault }) > 0;
}

/** Deletes an account; orders keep their copy of it. The default is refused with 409 (ruling 25). */
export function useDeleteBankAccount() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/bank-accounts/${id}`),
    onSettled,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}
