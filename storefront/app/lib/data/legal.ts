import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  AGREED_KINDS,
  type AgreedKind,
  type CurrentLegal,
  type OwnConsents,
  unagreed,
  versionsOf,
} from "@zakh/legal/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { CURRENT_LEGAL_KEY, MY_CONSENTS_KEY } from "./query-keys";

/** The versions of the legal pages that hold; undefined while they are not known. Read anew wherever somebody is asked to agree. */
export function useCurrentLegal() {
  return useQuery({
    queryKey: CURRENT_LEGAL_KEY,
    queryFn: () => api<CurrentLegal>("/api/legal"),
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** What the signed-in user has agreed to as it holds now, and what not yet; neither while that is not known. */
export function useAgreed(): { agreed: AgreedKind[]; missing: AgreedKind[] } {
  const { data: current } = useCurrentLegal();
  const { data: own } = useQuery({
    queryKey: MY_CONSENTS_KEY,
    queryFn: () => api<OwnConsents>("/api/user/consents"),
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
  if (!current || !own) return { agreed: [], missing: [] };
  const missing = unagreed(current, own);
  return { agreed: AGREED_KINDS.filter((kind) => current[kind] && !missing.includes(kind)), missing };
}

/** Keeps that the signed-in user agrees to the versions of these kinds that hold. */
export function useAgree() {
  const queryClient = useQueryClient();
  const { data: current } = useCurrentLegal();
  return useMutation({
    mutationFn: (kinds: readonly AgreedKind[]) =>
      api<OwnConsents>("/api/user/consents", { method: "POST", body: current ? versionsOf(current, kinds) : {} }),
    onSuccess: (own) => queryClient.setQueryData(MY_CONSENTS_KEY, own),
    onError: () => queryClient.invalidateQueries({ queryKey: CURRENT_LEGAL_KEY }),
  });
}
