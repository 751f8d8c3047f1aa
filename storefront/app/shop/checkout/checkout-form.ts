import { zodResolver } from "@hookform/resolvers/zod";
import { BANK_TRANSFER, type TransferInput, transferInput } from "@zakh/bank-transfer/contract";
import { checkoutForm } from "@zakh/checkout/contract";
import type { OrderForm, PaymentMethod } from "@zakh/orders/contract";
import type { Resolver } from "react-hook-form";
import { z } from "zod";

/** All fields of the page; those that the chosen method does not need are not sent. */
export type CheckoutForm = Omit<OrderForm, "useCredit"> & TransferInput;

/** What the form needs of a method; a default is known before the methods are loaded. */
export type Choice = Pick<PaymentMethod, "code" | "delivers" | "asks" | "hasTransferDiscount">;

/** The default, which always exists (spec §9). */
export const TRANSFER: Choice = {
  code: BANK_TRANSFER,
  delivers: true,
  asks: Object.keys(transferInput.shape),
  hasTransferDiscount: false,
};

/** The fields of each method; a method without fields of its own needs no line here. */
const METHOD_FIELDS: Readonly<Record<string, z.ZodObject>> = { [BANK_TRANSFER]: transferInput };

/** Validates the form by the fields of its method (spec §5). */
export function resolverOf(methods: readonly Choice[]): Resolver<CheckoutForm> {
  return (values, ...rest) => {
    const { code, delivers } = methods.find((method) => method.code === values.paymentMethod) ?? TRANSFER;
    const form = checkoutForm({ code, delivers, asks: METHOD_FIELDS[code] ?? z.object({}) });
    return zodResolver(form as unknown as z.ZodType<CheckoutForm, CheckoutForm>)(values, ...rest);
  };
}
