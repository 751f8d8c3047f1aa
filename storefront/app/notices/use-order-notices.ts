import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PushAnswer } from "@zakh/accounts/contract";
import {
  describeSubscription,
  type PushState,
  pushHindrance,
  pushState,
  subscribe,
  toldSubscription,
  unsubscribe,
} from "@zakh/kit/browser/device-push";
import { api } from "../lib/data/api";

const PATH = "/api/user/push";
const WORKER = "/service-worker.js";

const KEYS = { shop: ["push", "shop"], device: ["push", "device"] } as const;

/**
 * Whether this device is told of the steps of the customer's orders, and how that is turned on and off; no state where the shop sends
 * nothing, and before it is known.
 */
export function useOrderNotices() {
  const client = useQueryClient();
  const isAble = pushHindrance() !== "unsupported";
  const shop = useQuery({ queryKey: KEYS.shop, queryFn: () => api<PushAnswer>(PATH), enabled: isAble });
  const publicKey = shop.data?.publicKey ?? "";
  const { data: state } = useQuery({
    queryKey: [...KEYS.device, publicKey],
    queryFn: async (): Promise<PushState> => {
      const found = await pushState(publicKey, "customer");
      if (found === "on") await tellAgain();
      return found;
    },
    enabled: publicKey !== "",
  });
  const onSettled = () => client.invalidateQueries({ queryKey: KEYS.device });
  const turnOn = useMutation({
    mutationFn: () => subscribe({ worker: WORKER, publicKey, as: "customer" }, announce),
    onSettled,
  });
  const turnOff = useMutation({ mutationFn: endOrderNotices, onSettled });
  return { state, turnOn, turnOff };
}

/** Ends them on this device, here and in the shop. */
export async function endOrderNotices(): Promise<void> {
  // Even if the shop is not reached: the push service then tells it, where nobody else is told there.
  const subscription = await unsubscribe("customer");
  if (subscription) await api<void>(`${PATH}/end`, { method: "POST", body: { endpoint: subscription.endpoint } });
}

/** A changed password ends them in the shop, and the language may be another. It can wait for the next visit. */
async function tellAgain(): Promise<void> {
  const subscription = await toldSubscription("customer");
  if (subscription) await announce(subscription).catch(() => undefined);
}

function announce(subscription: PushSubscription): Promise<void> {
  return api<void>(PATH, { method: "PUT", body: describeSubscription(subscription) });
}
