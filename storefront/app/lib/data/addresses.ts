import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedAddress, SavedAddressInput } from "@zakh/accounts/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { MY_ADDRESSES_KEY } from "./query-keys";

const PATH = "/api/user/addresses";

/** The signed-in user's addresses, the default first; read again at every visit, because another device may have changed them. */
export function useAddresses() {
  return useQuery({
    queryKey: MY_ADDRESSES_KEY,
    queryFn: () => api<SavedAddress[]>(PATH),
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** Adds an address, or replaces the one with this id. */
export function useSaveAddress() {
  const read = useReadAgain();
  return useMutation({
    mutationFn: ({ id, ...address }: SavedAddressInput & { id?: number }) =>
      id === undefined
        ? api<SavedAddress>(PATH, { method: "POST", body: address })
        : api<SavedAddress>(`${PATH}/${id}`, { method: "PUT", body: address }),
    onSuccess: read,
  });
}

export function useDeleteAddress() {
  const read = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => api<void>(`${PATH}/${id}`, { method: "DELETE" }),
    // Also when it is gone already.
    onSettled: read,
  });
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: MY_ADDRESSES_KEY });
}
