import type { Order } from "@zakh/orders/contract";
import { Refusal, read } from "../client";

const CODE = "order_status_changed";

/** A status was not set, because the order has another one than the admin saw; `now` is the order as it is. */
export class StatusChanged extends Refusal {
  constructor(readonly now: Order) {
    super(409, { code: CODE });
  }
}

/** Whether a code says that the status was changed meanwhile. */
export function isStatusChanged(code: string | undefined): boolean {
  return code === CODE;
}

/** The error of a change of an order's status; with the order as it is now, where that is the reason and can be read. */
export async function withPresentOrder(id: number, error: unknown, readOrder = readOne): Promise<unknown> {
  if (!(error instanceof Refusal && isStatusChanged(error.body.code))) return error;
  return readOrder(id).then(
    (now) => new StatusChanged(now),
    () => error,
  );
}

function readOne(id: number): Promise<Order> {
  return read(`/api/orders/${id}`);
}
