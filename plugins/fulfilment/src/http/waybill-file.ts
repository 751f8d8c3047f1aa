import type { MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { announceFile } from "@zakh/kit/export/announce-file";
import { sheetFile } from "@zakh/kit/export/sheet";
import { ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { isPackersOrder } from "@zakh/orders/http/packers-view";
import { findOrdersByIds, listOrders } from "@zakh/orders/read-models/orders";
import type { Pool } from "pg";
import type { WaybillsQuery } from "../contract/parcels";
import { isInBox, waybillRows, waybillTitles } from "../export/waybill-rows";
import { findCourier } from "./find-courier";

const ORDERS_MAX = 1000;

/** Width of each column, in characters. */
const WIDTH = 22;

/**
 * Sends the orders as the file of a courier. 409 `nothing_to_send` without any, and `order_not_to_send` where a chosen one is not
 * known, not paid, cancelled, picked up, or all of stores; 400 `courier_unknown`, and `export_too_large` for more than 1,000.
 */
export async function sendWaybillFile(
  response: MedusaResponse,
  pool: Pool,
  { courier: code, ids }: WaybillsQuery,
  isPacker: boolean,
) {
  const { code: name, columns } = await findCourier(code);
  const orders = ids ? await chosenOrders(pool, ids, isPacker) : await ordersToSend(pool);
  if (orders.length === 0) throw new ApiError(409, "nothing_to_send");
  const file = await sheetFile({
    name: "Sheet1",
    titles: waybillTitles(columns),
    rows: waybillRows(orders, columns),
    widths: columns.map(() => WIDTH),
    numberFormat: "0",
  });
  announceFile(response, `waybills-${name}`, "xlsx");
  response.end(file);
}

async function chosenOrders(pool: Pool, ids: readonly number[], isPacker: boolean): Promise<Order[]> {
  const orders = await findOrdersByIds(pool, ids);
  const parcels = orders.filter(
    (order) =>
      ORDER_STATUS[order.status].paid &&
      !order.isPickedUp &&
      order.items.some(isInBox) &&
      (!isPacker || isPackersOrder(order)),
  );
  const others = ids.filter((id) => !parcels.some((order) => order.id === id));
  if (others.length > 0) {
    throw new ApiError(409, "order_not_to_send", { params: { orders: others.map(orderNumber).join(", ") } });
  }
  return orders;
}

async function ordersToSend(pool: Pool): Promise<Order[]> {
  const { orders, total } = await listOrders(pool, { toSend: "true", sort: "oldest" });
  if (total > orders.length) throw new ApiError(400, "export_too_large", { params: { most: ORDERS_MAX } });
  return orders;
}
