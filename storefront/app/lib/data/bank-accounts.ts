import { useQuery } from "@tanstack/react-query";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { api } from "./api";

/** The active bank accounts that shoppers pay to (spec §7, ruling 25). */
export function useBankAccounts() {
  return useQuery({ queryKey: ["bank-accounts"], queryFn: () => api<BankAccount[]>("/api/bank-accounts") });
}
