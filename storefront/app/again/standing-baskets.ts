import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StandingBasket, StandingBasketChanges, StandingBasketInput } from "@zakh/favorites/contract";
import { api } from "../lib/data/api";
import { STANDING_BASKETS_KEY } from "../lib/data/query-keys";

const PATH = "/api/user/standing-baskets";

/** The standing baskets of the signed-in user. */
export function useStandingBaskets(enabled: boolean) {
  return useQuery({
    queryKey: STANDING_BASKETS_KEY,
    queryFn: () => api<StandingBasket[]>(PATH),
    enabled,
    refetchOnMount: "always",
  });
}

/** Creates a standing basket, or changes the one with this id; what is left out stays. */
export function useSaveStandingBasket() {
  return useBasketWrite(({ id, ...basket }: { id?: number } & (StandingBasketInput | StandingBasketChanges)) =>
    id === undefined
      ? api<StandingBasket>(PATH, { method: "POST", body: basket })
      : api<StandingBasket>(`${PATH}/${id}`, { method: "PUT", body: basket }),
  );
}

export function useDeleteStandingBasket() {
  return useBasketWrite((id: number) => api<void>(`${PATH}/${id}`, { method: "DELETE" }));
}

function useBasketWrite<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STANDING_BASKETS_KEY }),
  });
}
