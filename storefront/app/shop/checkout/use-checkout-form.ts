import type { User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { shownEmail } from "@zakh/kit/contract";
import type { PaymentMethod } from "@zakh/orders/contract";
import { useEffect, useRef } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { useLastOrder } from "../../lib/data/orders";
import { usePaymentMethods } from "../../lib/data/payment-methods";
import { useDraft } from "../../ui/use-draft";
import { type CheckoutForm, type Choice, resolverOf, TRANSFER } from "./checkout-form";

const EMPTY_FORM = {
  customerAddress: "",
  deliveryNote: "",
  selectedBankAccount: "",
  transferAccountHolder: "",
  paymentMethod: BANK_TRANSFER,
  weightRefund: "auto",
} as const;

interface Checkout {
  form: UseFormReturn<CheckoutForm>;
  /** The methods to choose from; empty unless there is more than one. */
  offered: PaymentMethod[];
  /** The chosen one. */
  method: Choice;
}

/** The form of the orders contract, validated on change, with defaults from the account and its last order (spec §5). */
export function useCheckoutForm(user: User): Checkout {
  const { data: methods = [] } = usePaymentMethods();
  const known = useRef<readonly Choice[]>(methods);
  known.current = methods;
  const resolver: Resolver<CheckoutForm> = (...asked) => resolverOf(known.current)(...asked);
  const form = useForm<CheckoutForm>({
    resolver,
    mode: "onChange",
    defaultValues: {
      ...EMPTY_FORM,
      customerName: user.name,
      customerEmail: shownEmail(user.email),
      customerPhone: user.phone,
      cashReceipt: null,
    },
  });
  useDraft(form);
  const { data: accounts } = useBankAccounts();
  const { data: last } = useLastOrder();
  const preferred = accounts?.find((account) => account.isDefault)?.id;
  // The address of a picked-up order is the shop's.
  const wasDelivered = methods.find(({ code }) => code === last?.paymentMethod)?.delivers;
  useFillEmpty(form, "selectedBankAccount", preferred?.toString());
  useFillEmpty(form, "customerAddress", wasDelivered ? last?.customerAddress : undefined);
  useFillEmpty(form, "transferAccountHolder", last?.transferAccountHolder);

  const offered = methods.filter(({ isOffered }) => isOffered);
  const code = form.watch("paymentMethod");
  const chosen = offered.find((method) => method.code === code);
  const { setValue } = form;
  useEffect(() => {
    // The chosen method has been switched off meanwhile.
    if (!chosen && offered[0]) setValue("paymentMethod", offered[0].code);
  });
  return { form, offered: offered.length > 1 ? offered : [], method: chosen ?? TRANSFER };
}

/** Fills a field with data that is loaded after the form is shown, unless the shopper has typed something. */
function useFillEmpty(form: UseFormReturn<CheckoutForm>, field: keyof typeof EMPTY_FORM, known: string | undefined) {
  const { getValues, setValue } = form;
  useEffect(() => {
    // The shopper may be about to type in the focused field.
    if (document.activeElement?.getAttribute("name") === field) return;
    if (known && getValues(field) === "") setValue(field, known);
  }, [known, field, getValues, setValue]);
}
