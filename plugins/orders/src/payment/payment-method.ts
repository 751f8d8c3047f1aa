import type { Language } from "@zakh/kit/contract";
import type { z } from "zod";
import type { OrderForm } from "../contract/order-form";
import type { OwnMailTexts } from "../mails/mail-texts";

/**
 * A method's texts in one language: name, hint at checkout, labels of its facts (`fact.…`), and its own texts for pages
 * (`says.…`) and mails (`mail.…`).
 */
export type PaymentTexts = Record<"name" | "hint", string> & OwnMailTexts & Readonly<Record<string, string>>;

/** The start of a new order's payment, prepared by its method. */
export interface PreparedPayment {
  /**
   * Stored with the order as of now (ruling 8), and passed to the provider; its texts are part of the order's answer.
   */
  details: Readonly<Record<string, unknown>>;
  /** Who the money comes from, as on a bank statement; empty when there is no such name. */
  payer: string;
  /** Where the goods are handed over, when that is not the form's address. */
  address?: string;
}

/** Whether a method can be chosen, and the owner's texts, such as a place; `nameRu` and `nameEn` beside `name`. */
export interface PaymentOffer {
  isOffered: boolean;
  details: Readonly<Record<string, string>>;
  /**
   * Whether 1 to 99 won are taken off each total, so that the sum tells which order was paid (ruling 47). Only for a
   * provider that ignores the amount: the discount is chosen after the provider has started the payment.
   */
  hasTransferDiscount?: boolean;
  /** Hours from the order to its payment deadline (ruling 49); without them it has none. */
  paymentTermHours?: number;
}

/** A payment method: one row, registered by its plugin. Orders know their methods only through it. */
export interface PaymentMethod {
  /** `paymentMethod` of an order (spec §3). */
  code: string;
  /** Id of its provider inside Medusa: `pp_<identifier>_<id>`. */
  providerId: string;
  /** Whether the money is received as soon as the order is placed; otherwise the staff sets the order to paid. */
  immediate: boolean;
  /** Whether its provider takes the money itself, and gives it back; without it people do, and enter it. */
  takesMoney?: boolean;
  /** Whether the goods are delivered; otherwise there is no shipping fee, and no address is required. */
  delivers: boolean;
  /** Its own fields of the checkout form, beside the common ones. */
  asks: z.ZodObject;
  /** The payment instructions, in this order; each is a text from `tell` with its label `fact.…`. */
  facts: readonly string[];
  texts: Readonly<Record<Language, PaymentTexts>>;
  /** The tables that `offer` reads. */
  tables: readonly string[];
  /** The current offer. It must come from memory, because every order calls it. */
  offer(): Promise<PaymentOffer>;
  /** What it asks for by itself where a client cannot ask, as Medusa's `/store` cannot; what the client sent comes before it. */
  defaults?(known: { customerName: string }): Promise<Readonly<Record<string, string>>>;
  /** Codes of 409 errors that `prepare` throws. */
  refuses: readonly string[];
  /** Prepares the payment of a form that has passed `asks`. Throws the error that refuses the order. */
  prepare(form: OrderForm): Promise<PreparedPayment>;
  /** The facts of the data stored with an order. */
  factsOf(details: PreparedPayment["details"]): Readonly<Record<string, string>>;
}

/** For an order that names no method (spec §3). */
export const DEFAULT_PAYMENT_METHOD = "bank_transfer";

const methods = new Map<string, PaymentMethod>();

/** Registers a payment method. Called at start-up, by its plugin. */
export function registerPaymentMethod(method: PaymentMethod): void {
  methods.set(method.code, method);
}

/** All methods, the default one first, including those not offered now. */
export function paymentMethods(): PaymentMethod[] {
  const isDefault = ({ code }: PaymentMethod) => Number(code === DEFAULT_PAYMENT_METHOD);
  return [...methods.values()].sort((a, b) => isDefault(b) - isDefault(a));
}

/** Undefined for a method whose plugin is gone; its orders still exist. */
export function findPaymentMethod(code: string): PaymentMethod | undefined {
  return methods.get(code);
}

/** For actions on a payment. Throws when the plugin of its method is gone. */
export function paymentMethod(code: string): PaymentMethod {
  const method = methods.get(code);
  if (!method) throw new Error(`No plugin brings the payment method ${code}`);
  return method;
}
