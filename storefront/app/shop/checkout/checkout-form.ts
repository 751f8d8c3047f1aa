import { zodResolver } from "@hookform/resolvers/zod";
import { BANK_TRANSFER, type TransferInput, transferInput } from "@zakh/bank-transfer/contract";
import { checkoutForm, type OrderForm, type PaymentMethod } from "@zakh/orders/contract";
import type { Resolver } from "react-hook-form";
import { z } from "zod";

/** Every field of the page; those that the chosen method does not ask for are not sent. */
export type CheckoutForm = OrderForm & TransferInput;

/** What a method needs to be chosen and filled in; also known while the methods are on their way. */
export type Choice = Pick<PaymentMethod, "code" | "delivers" | "asks">;

/** Always there (spec §9). */
export const TRANSFER: Choice = { code: BANK_TRANSFER, delivers: true, asks: Object.keys(transferInput.shape) };

/** What methods ask for; a method that asks for nothing of its own needs no line here. */
const ASKED: Readonly<Record<string, z.ZodObject>> = { [BANK_TRANSFER]: transferInput };

/** Holds the form to what its method asks (spec §5). */
export function resolverOf(methods: readonly Choice[]): Resolver<CheckoutForm> {
  return (values, ...rest) => {
    const { code, delivers } = methods.find((method) => method.code === values.paymentMethod) ?? TRANSFER;
    const form = checkoutForm({ code, delivers, asks: ASKED[code] ?? z.object({}) });
    return zodResolver(form as unknown as z.ZodType<CheckoutForm, CheckoutForm>)(values, ...rest);
  };
}
