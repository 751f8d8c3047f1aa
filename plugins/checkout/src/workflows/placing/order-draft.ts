import type { DeliveryPlan } from "@zakh/delivery/contract";
import type { PreparedPayment } from "@zakh/orders/payment/payment-method";
import type { OrderDefaults } from "@zakh/orders/read-models/order-defaults";
import type { SellersDay } from "@zakh/orders/read-models/other-sellers";
import type { PricedLine } from "@zakh/orders/workflows/pricing/price-lines";

/** An order before it is written: priced by the server, with everything it refers to. Amounts in whole won. */
export interface OrderDraft {
  lines: (PricedLine & { lineItemId: string })[];
  subtotal: number;
  shippingFee: number;
  /** 0 until the order is written, then what is taken off `total` (ruling 47). */
  transferDiscount: number;
  /** Whether a transfer discount is to be chosen when the order is written. */
  hasTransferDiscount: boolean;
  /** Whole won of the customer's credit to use: at most the total. */
  creditUsed: number;
  /** When it leaves and arrives if it is paid at once; null where no day is promised. */
  delivery: DeliveryPlan | null;
  /** When stores send their goods of it if it is paid at once. */
  sellersDays: SellersDay[];
  /** Hours to its payment deadline; 0 for none (ruling 49). */
  paymentTermHours: number;
  total: number;
  /** How it will be paid, prepared by its method from the form. */
  payment: PreparedPayment;
  defaults: OrderDefaults;
}
