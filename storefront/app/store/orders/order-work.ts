import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { StoreStepInput, UndeliverableInput, WorkedStoreOrder } from "@zakh/marketplace/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError, api } from "../../lib/data/api";
import { storeOrderKey, storeOrderPagesKey, storeToDoKey } from "../../lib/data/query-keys";
import { toast } from "../../ui/toast-store";

/** An order of the own store. */
export interface WorkedOrder {
  storeId: number;
  order: WorkedStoreOrder;
  /** Whether an error is shown in another way: the page asks to sign in again. */
  isHandled: (error: unknown) => boolean;
}

function useWork<Body>(
  { storeId, order }: Pick<WorkedOrder, "storeId" | "order">,
  method: "POST" | "PUT",
  what: string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      api<WorkedStoreOrder>(`/api/stores/${storeId}/orders/${order.id}/${what}`, { method, body }),
    onSuccess: (worked) => {
      queryClient.setQueryData(storeOrderKey(storeId, String(order.id)), worked);
      return refreshLists(queryClient, storeId);
    },
    // Somebody may have done something with it meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: storeOrderKey(storeId, String(order.id)) }),
  });
}

async function refreshLists(queryClient: QueryClient, storeId: number): Promise<void> {
  await Promise.all(
    [storeOrderPagesKey(storeId), storeToDoKey(storeId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: "none" }),
    ),
  );
}

/** Takes a step with the own part of an order, or takes the last one back. */
export function useTakeStep(worked: WorkedOrder) {
  return useWork<StoreStepInput>(worked, "POST", "steps");
}

/** Says of an own line that it cannot be delivered, or that it can after all. */
export function useRefuseLine(worked: WorkedOrder) {
  return useWork<UndeliverableInput>(worked, "PUT", "undeliverable");
}

/** Writes a note to the shop. */
export function useWriteNote(worked: WorkedOrder) {
  return useWork<{ text: string }>(worked, "POST", "notes");
}

/** Shows why something was refused, unless the page does. */
export function useShowRefusal({ isHandled }: Pick<WorkedOrder, "isHandled">) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (error: unknown) => {
    if (isHandled(error)) return;
    const { code = "", serverMessage = "" } = error instanceof ApiError ? error : {};
    const text = serverMessage || errorText(code) || t("common.tryAgain");
    toast({ title: t("common.errorTitle"), text, tone: "wrong" });
  };
}
