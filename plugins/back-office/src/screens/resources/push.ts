import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PushAnswer } from "@zakh/accounts/contract";
import {
  describeSubscription,
  isForKey,
  type PushState,
  pushState,
  subscribe,
  toldSubscription,
  unsubscribe,
} from "@zakh/kit/browser/device-push";
import { read, write } from "../client";

const PATH = "/api/admin/push";

const keys = {
  shop: ["push", "shop"],
  device: ["push", "device"],
} as const;

/** The shop's key, and whether this device is told of new orders. */
export function usePush() {
  const shop = useQuery({ queryKey: keys.shop, queryFn: () => read<PushAnswer>(PATH) });
  const publicKey = shop.data?.publicKey;
  const device = useQuery({
    queryKey: [...keys.device, publicKey],
    queryFn: () => pushState(publicKey ?? "", "admin"),
    enabled: typeof publicKey === "string",
  });
  return { publicKey, device: device.data, error: shop.error };
}

/**
 * Has this device told; resolves to "denied" when the person does not allow it. `worker` is the service worker's address. Rejects with
 * `Refusal`, or with the browser's own error.
 */
export function useTurnPushOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ worker, publicKey }: { worker: string; publicKey: string }): Promise<PushState> =>
      (await subscribe({ worker, publicKey, as: "admin" }, announce)) ? "on" : "denied",
    onSettled: () => client.invalidateQueries({ queryKey: keys.device }),
  });
}

/** Has this device told no more. Rejects with `Refusal`. */
export function useTurnPushOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endPush,
    onSettled: () => client.invalidateQueries({ queryKey: keys.device }),
  });
}

/** Sends a message to this device. Rejects with `Refusal`. */
export function useTestPush() {
  return useMutation({
    mutationFn: async () => {
      const subscription = await toldSubscription("admin");
      await write("POST", `${PATH}/test`, { endpoint: subscription?.endpoint });
    },
  });
}

/** Ends the messages to this device, here and in the shop. */
export async function endPush(): Promise<void> {
  // Even if the shop is not reached: the push service then tells it, where nobody else is told there.
  const subscription = await unsubscribe("admin");
  if (subscription) await write("POST", `${PATH}/end`, { endpoint: subscription.endpoint });
}

/** Tells the shop of this device's subscription again: a changed password ends it, and the language may be another. */
export async function keepPush(): Promise<void> {
  const subscription = await toldSubscription("admin");
  if (!subscription || Notification.permission === "denied") return;
  const { publicKey } = await read<PushAnswer>(PATH);
  if (publicKey !== null && isForKey(subscription, publicKey)) await announce(subscription);
}

/** Is not kept for later: the subscription is ended when the shop is not reached, or told of again with the next page. */
function announce(subscription: PushSubscription): Promise<unknown> {
  return write("PUT", PATH, describeSubscription(subscription), { keeps: "never" });
}
