import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import type mn from "./locales/mn.json";
import type { OrderStatus } from "./status";

export type OrderErrorCode = keyof typeof mn;

/** One line of an order: a snapshot of what was bought (ruling 8, ruling 36). */
export interface OrderItem {
  id: number;
  orderId: number;
  productId: number;
  /** Kilograms, may be fractional. */
  quantity: number;
  /** Won per sale unit at the time of the order. */
  price: number;
  priceDivisor: number;
  /** Whole won: price × quantity ÷ priceDivisor, rounded half up. */
  lineTotal: number;
  product: { name: string; imageUrl: string; category: string };
}

/** An order as its owner, an admin or a lookup sees it (spec §3 orders). */
export interface Order {
  id: number;
  userId: number;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  paymentMethod: string;
  /** The account to pay to, as it was when the order was placed. */
  selectedBankAccount: BankAccountSnapshot | null;
  /** The depositor: who the transfer is made by. */
  transferAccountHolder: string;
  /** Whole won, as a string: subtotal plus shipping fee. */
  totalAmount: string;
  /** Whole won. */
  subtotal: number;
  /** Whole won. */
  shippingFee: number;
  status: OrderStatus;
  items: OrderItem[];
  /** ISO 8601. */
  createdAt: string;
}

/** Answer of `POST /api/orders`. */
export interface PlacedOrder {
  id: number;
  totalAmount: string;
}

/** Body of the 409 when the client's total is not the server's (ruling 2, ruling 36). */
export interface TotalChanged {
  code: "order_total_changed";
  message: string;
  /** Whole won, as a string. */
  totalAmount: string;
  /** Whole won, as a string. */
  shippingFee: string;
}

/** The order number as people read it: ORD- and the id padded to 4 digits (spec §3). */
export function orderNumber(id: number): string {
  return `ORD-${String(id).padStart(4, "0")}`;
}
