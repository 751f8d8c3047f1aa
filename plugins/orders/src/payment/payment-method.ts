import type { Language } from "@zakh/kit/contract";
import type { z } from "zod";
import type { OrderForm } from "../contract/checkout";
import type { OwnMailTexts } from "../mails/mail-texts";

/** What a method says in one language: its name, what stands below it at checkout, its facts (`fact.…`), what pages (`says.…`) and mails (`mail.…`) say in its words. */
export type PaymentTexts = Record<"name" | "hint", string> & OwnMailTexts & Readonly<Record<string, string>>;

/** How a payment of a new order begins, as its method has prepared it. */
export interface PreparedPayment {
  /** Kept with the order as it is now (ruling 8), and given to the provider; whatever is a text in it is answered with the order. */
  details: Readonly<Record<string, unknown>>;
  /** Who the money comes from, as a bank statement names them; empty where nobody is named. */
  payer: string;
  /** Where the goods are handed over, when that is not the address of the form. */
  address?: string;
}

/** Whether a method can be chosen, and its texts of the owner's, such as a place; `nameRu` and `nameEn` beside `name`. */
export interface PaymentOffer {
  isOffered: boolean;
  details: Readonly<Record<string, string>>;
}

/** A method of payment: one row, registered by the plugin that brings it. Orders know their methods by nothing else. */
export interface PaymentMethod {
  /** `paymentMethod` of an order (spec §3). */
  code: string;
  /** Id of its provider inside Medusa: `pp_<identifier>_<id>`. */
  providerId: string;
  /** Whether the money is there as soon as the order is placed; otherwise somebody sets the order to paid. */
  immediate: boolean;
  /** Whether the goods are brought: what is not brought costs no shipping fee, and needs no address. */
  delivers: boolean;
  /** What the checkout form asks for it, beside the fields that every order has. */
  asks: z.ZodObject;
  /** What people are told to pay by, in this order; each is a text of `tell` with its label `fact.…`. */
  facts: readonly string[];
  texts: Readonly<Record<Language, PaymentTexts>>;
  /** The tables that `offer` reads. */
  tables: readonly string[];
  /** As it is now, from memory: it is asked for every order. */
  offer(): Promise<PaymentOffer>;
  /** Codes of 409 that `prepare` refuses with. */
  refuses: readonly string[];
  /** Of a form that has passed `asks`. Throws what the order is refused with. */
  prepare(form: OrderForm): Promise<PreparedPayment>;
  /** The facts of what was kept with an order. */
  tell(details: PreparedPayment["details"]): Readonly<Record<string, string>>;
}

/** Of an order that names no method (spec §3). */
export const DEFAULT_PAYMENT_METHOD = "bank_transfer";

const methods = new Map<string, PaymentMethod>();

/** Adds a method of payment. Called as the process starts, by the plugin that brings it. */
export function registerPaymentMethod(method: PaymentMethod): void {
  methods.set(method.code, method);
}

/** All methods, the default one first, offered or not. */
export function paymentMethods(): PaymentMethod[] {
  const isDefault = ({ code }: PaymentMethod) => Number(code === DEFAULT_PAYMENT_METHOD);
  return [...methods.values()].sort((a, b) => isDefault(b) - isDefault(a));
}

/** Undefined for one that no plugin brings any more; its orders are still there. */
export function findPaymentMethod(code: string): PaymentMethod | undefined {
  return methods.get(code);
}

/** For what is to be done with a payment. Throws when no plugin brings its method. */
export function paymentMethod(code: string): PaymentMethod {
  const method = methods.get(code);
  if (!method) throw new Error(`No plugin brings the payment method ${code}`);
  return method;
}
