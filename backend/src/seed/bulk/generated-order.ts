import { BANK_TRANSFER, type BankAccountSnapshot, type TransferInput } from "@zakh/bank-transfer/contract";
import { minimumQuantity, stepUp } from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { ORDER_STATUS, type OrderForm, type OrderStatus, STATUS_WHEN } from "@zakh/orders/contract";
import type { PreparedPayment } from "@zakh/orders/payment/payment-method";
import { type OrderedItem, type PricedLine, priceLines } from "@zakh/orders/workflows/pricing/price-lines";
import { between, pick, type Random } from "./random";
import type { Shopper } from "./shoppers";

/** The times of an order's placing and later changes. */
export interface OrderSlot {
  status: OrderStatus;
  placedAt: Date;
  /** When its money arrived; null when it did not. */
  paidAt: Date | null;
  /** When it was completed or cancelled. */
  closedAt: Date | null;
}

/** The time of an order's last change. */
export function lastChange({ placedAt, paidAt, closedAt }: OrderSlot): Date {
  return closedAt ?? paidAt ?? placedAt;
}

/** Whether it was paid and refunded. */
export function refunded({ status, paidAt }: OrderSlot): boolean {
  return ORDER_STATUS[status].cancelled && paidAt !== null;
}

/** The data from which orders are generated. */
export interface OrderSupplies {
  /** Products on sale without tracked stock, so that generated orders take no stock. */
  products: readonly SaleProduct[];
  shoppers: readonly (Shopper & { accountNumber: number; customerId: string })[];
  bankAccounts: readonly BankAccountSnapshot[];
  /** Whole won. */
  shippingFee: number;
}

/** A valid generated order; amounts in whole won. */
export interface GeneratedOrder extends OrderSlot {
  accountNumber: number;
  accountName: string;
  customerId: string;
  form: OrderForm & TransferInput;
  items: OrderedItem[];
  lines: PricedLine[];
  payment: PreparedPayment;
  subtotal: number;
  shippingFee: number;
  transferDiscount: number;
  paymentDeadline: Date | null;
  total: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum time in days until payment, and from payment until closing. */
const PAID_WITHIN_DAYS = 1;
const CLOSED_WITHIN_DAYS = 3;

/** Percentage of orders per status, and how many days ago they were placed. */
const SHARES: readonly { status: OrderStatus; share: number; latest: number; earliest: number }[] = [
  { status: STATUS_WHEN.placed, share: 5, latest: 0, earliest: 20 },
  { status: STATUS_WHEN.paid, share: 10, latest: PAID_WITHIN_DAYS, earliest: 40 },
  { status: STATUS_WHEN.delivered, share: 80, latest: PAID_WITHIN_DAYS + CLOSED_WITHIN_DAYS, earliest: 365 },
  { status: STATUS_WHEN.cancelled, share: 5, latest: PAID_WITHIN_DAYS + CLOSED_WITHIN_DAYS, earliest: 365 },
];

/** Fraction of the cancelled orders that had been paid and were refunded. */
const REFUNDED_SHARE = 1 / 3;
const MAX_LINES = 4;

/** The times of the last year's orders, oldest first: spread evenly, with waiting ones near the end. */
export function generateSlots(random: Random, count: number, now: Date): OrderSlot[] {
  return Array.from({ length: count }, () => generateSlot(random, now)).sort(
    (a, b) => a.placedAt.getTime() - b.placedAt.getTime(),
  );
}

function generateSlot(random: Random, now: Date): OrderSlot {
  const { status, latest, earliest } = share(random() * 100);
  const placedAt = new Date(now.getTime() - (latest + random() * (earliest - latest)) * DAY_MS);
  const is = ORDER_STATUS[status];
  const paidAt =
    is.paid || (is.cancelled && random() < REFUNDED_SHARE) ? later(placedAt, random() * PAID_WITHIN_DAYS) : null;
  const closedAt = is.delivered || is.cancelled ? later(paidAt ?? placedAt, random() * CLOSED_WITHIN_DAYS) : null;
  return { status, placedAt, paidAt, closedAt };
}

function share(percentile: number) {
  let passed = 0;
  for (const entry of SHARES) {
    passed += entry.share;
    if (percentile < passed) return entry;
  }
  throw new Error("The shares of the statuses are not a hundred");
}

function later(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** Generates one order of one to four products, priced like at checkout. */
export function generateOrder(random: Random, slot: OrderSlot, supplies: OrderSupplies): GeneratedOrder {
  const { products, shoppers, bankAccounts, shippingFee } = supplies;
  // Squared, so that some shoppers order often and most seldom.
  const shopper = pick(() => random() ** 2, shoppers);
  const bankAccount = pick(random, bankAccounts);
  const chosen = new Set(Array.from({ length: between(random, 1, MAX_LINES) }, () => pick(random, products)));
  const items = [...chosen].map((product) => ({ productId: product.number, quantity: quantityOf(random, product) }));
  const lines = priceLines(items, [...chosen]);
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const form: GeneratedOrder["form"] = {
    customerName: shopper.name,
    customerEmail: shopper.email,
    customerPhone: shopper.phone,
    customerAddress: shopper.address,
    paymentMethod: BANK_TRANSFER,
    selectedBankAccount: String(bankAccount.id),
    transferAccountHolder: shopper.name,
  };
  return {
    ...slot,
    accountNumber: shopper.accountNumber,
    accountName: shopper.name,
    customerId: shopper.customerId,
    form,
    items,
    lines,
    payment: { details: { bankAccount }, payer: shopper.name },
    subtotal,
    shippingFee,
    transferDiscount: 0,
    paymentDeadline: null,
    total: subtotal + shippingFee,
  };
}

/** The minimum quantity plus up to three steps. */
function quantityOf(random: Random, product: SaleProduct): number {
  let quantity = minimumQuantity(product);
  for (let steps = between(random, 0, 3); steps > 0; steps -= 1) quantity = stepUp(quantity, product);
  return quantity;
}
