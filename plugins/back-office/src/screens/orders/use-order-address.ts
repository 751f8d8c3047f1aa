import type { Order } from "@zakh/orders/contract";
import { useLocation, useSearchParams } from "react-router";
import { useScreenPath } from "../host";

/** Where an order opens: from the list itself with the list's filters, which it keeps behind the dialog. */
export function useOrderAddress({ id }: Pick<Order, "id">): string {
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  const { pathname } = useLocation();
  const filters = pathname === screenPath("orders") ? Object.fromEntries(search) : {};
  return screenPath("orders", { ...filters, id: String(id) });
}
