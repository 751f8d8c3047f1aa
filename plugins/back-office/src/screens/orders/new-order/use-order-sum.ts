import { orderFee } from "@zakh/delivery/contract";
import { useDelivery } from "../../resources/delivery";
import { useSetting } from "../../resources/settings";
import { type ChosenLine, subtotalOf } from "./order-lines";

/** The sum of an order in won, as the server counts it; `total` is undefined while the shipping fee is not known. */
export function useOrderSum(lines: readonly ChosenLine[], delivers: boolean, address: string) {
  const { data } = useSetting("shipping-fee");
  const { data: delivery } = useDelivery();
  const subtotal = subtotalOf(lines);
  // Nothing chosen costs nothing yet.
  const shippingFee =
    delivers && lines.length > 0 ? data && delivery && orderFee(Number(data.value), subtotal, delivery, address) : 0;
  return { subtotal, shippingFee, total: shippingFee === undefined ? undefined : subtotal + shippingFee };
}
