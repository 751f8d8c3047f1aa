import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { AdminLegal, LegalDraftInput, LegalKind, LegalOverview, LegalVersionInput } from "@zakh/legal/contract";
import { read, write } from "../client";

const legalKey = ["legal"] as const;

/** What stands of each legal text; for owners only. */
export function useLegalOverview() {
  return useQuery({ queryKey: legalKey, queryFn: () => read<LegalOverview>("/api/admin/legal") });
}

/** One legal text to edit; read anew whenever its form opens. */
export function useLegal(kind: LegalKind) {
  return useQuery({
    queryKey: [...legalKey, kind],
    queryFn: () => read<Versioned<AdminLegal>>(`/api/admin/legal/${kind}`),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves a draft. Rejects with `Refusal`. */
export function useSaveLegalDraft(kind: LegalKind) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<LegalDraftInput>) =>
      write<Versioned<AdminLegal>>("PUT", `/api/admin/legal/${kind}`, input, { keeps: "never" }),
    onSettled: refresh,
  });
}

/** Publishes a version that the owner confirms. Rejects with `Refusal`. */
export function usePublishLegal(kind: LegalKind) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: SinceVersion<LegalVersionInput>) =>
      write<Versioned<AdminLegal>>("POST", `/api/admin/legal/${kind}/versions`, input, { keeps: "never" }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: legalKey, exact: true });
}
