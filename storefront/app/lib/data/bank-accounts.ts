import { useQuery } from "@tanstack/react-query";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { api } from "./api";
import { BANK_ACCOUNTS_KEY } from "./query-keys";

/** The active bank accounts that shoppers pay to (spec §7, ruling 25). */
export function useBankAccounts() {
  return useQuery({ queryKey: BANK_ACCOUNTS_KEY, queryFn: () => api<BankAccount[]>("/api/bank-accounts") });
}
