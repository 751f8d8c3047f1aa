import { zodResolver } from "@hookform/resolvers/zod";
import { BANK_TRANSFER, type TransferInput, transferInput } from "@zakh/bank-transfer/contract";
import { type AgreedWithOrder, checkoutForm } from "@zakh/checkout/contract";
import { type AddressParts, addressText } from "@zakh/kit/contract";
import { type OrderForm, type PaymentMethod, withAddressText } from "@zakh/orders/contract";
import type { Resolver, UseFormReturn } from "react-hook-form";
import { z } from "zod";

/** The form that was checked; the fields that the chosen method does not need are not in it. */
export type CheckedForm = Omit<OrderForm, "useCredit"> & TransferInput;

/** It with what was agreed to beside its fields. */
export type AgreedForm = CheckedForm & { agreed: AgreedWithOrder };

/** All fields of the page. */
export type CheckoutForm = Omit<CheckedForm, "customerAddress" | "address" | "rememberAddress"> & {
  address: AddressParts;
  /** Id of the chosen address of the address book, as a string; empty for one that is typed. */
  savedAddress: string;
  /** Whether a typed address goes into the address book. */
  rememberAddress: boolean;
};

export type FormOfCheckout = UseFormReturn<CheckoutForm, unknown, CheckedForm>;

/** The address in one text, as the server makes it of its parts. */
export function addressOf({ address }: Pick<CheckoutForm, "address">): string {
  return addressText(address);
}

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
export function resolverOf(methods: readonly Choice[]): Resolver<CheckoutForm, unknown, CheckedForm> {
  return (values, ...rest) => {
    const { code, delivers } = methods.find((method) => method.code === values.paymentMethod) ?? TRANSFER;
    const form = checkoutForm({ code, delivers, asks: METHOD_FIELDS[code] ?? z.object({}) });
    const check = zodResolver(form as unknown as z.ZodType<CheckedForm, CheckoutForm>);
    // One of the address book is there already.
    const rememberAddress = values.rememberAddress && values.savedAddress === "";
    return check(withAddressText({ ...values, rememberAddress }) as CheckoutForm, ...rest);
  };
}
