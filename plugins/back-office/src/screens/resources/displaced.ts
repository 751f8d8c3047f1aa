import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DisplacedOrder } from "@zakh/fulfilment/contract";
import { read, write } from "../client";
import { FRESH } from "../durations";
import { deliveryKey } from "./delivery";
import { invalidateAfterChange } from "./orders";

const PATH = "/api/admin/orders/displaced";

/** Begins with the key of what it follows from, so that it is read again when closed days are saved. */
const displacedKey = [...deliveryKey, "displaced"] as const;

/** Paid orders that were promised a day on which the shop is closed now. */
export function useDisplacedOrders() {
  return useQuery({ queryKey: displacedKey, queryFn: () => read<DisplacedOrder[]>(PATH), staleTime: FRESH.orders });
}

/** Gives these orders new days, and tells their customers; those that are left are shown then. Rejects with `Refusal`. */
export function useTellDisplaced() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => write<DisplacedOrder[]>("POST", PATH, { ids }),
    onSuccess: (left) => {
      client.setQueryData(displacedKey, left);
      invalidateAfterChange(client);
    },
  });
}
