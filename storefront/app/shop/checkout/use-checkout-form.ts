import type { User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { shownEmail } from "@zakh/kit/contract";
import { maskReceiptNumber, type Order, type PaymentMethod } from "@zakh/orders/contract";
import { useEffect, useRef } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { usePaymentMethods } from "../../lib/data/payment-methods";
import { type CheckoutForm, type Choice, resolverOf, TRANSFER } from "./checkout-form";
import { useCheckoutDraft } from "./use-checkout-draft";

interface Checkout {
  form: UseFormReturn<CheckoutForm>;
  /** The methods to choose from; empty unless there is more than one. */
  offered: PaymentMethod[];
  /** The chosen one. */
  method: Choice;
  /** Forgets what was typed, once it is ordered. */
  forget: () => void;
}

/** The form of the orders contract, validated on change, with defaults from the account and its last order (spec §5). */
export function useCheckoutForm(user: User, last: Order | undefined): Checkout {
  const { data: methods = [] } = usePaymentMethods();
  const known = useRef<readonly Choice[]>(methods);
  known.current = methods;
  const resolver: Resolver<CheckoutForm> = (...asked) => resolverOf(known.current)(...asked);
  const form = useForm<CheckoutForm>({ resolver, mode: "onChange", defaultValues: defaultsOf(user, last) });
  const forget = useCheckoutDraft(form, user.id);
  const { data: accounts } = useBankAccounts();
  const preferred = accounts?.find((account) => account.isDefault)?.id;
  const { getValues, setValue } = form;
  useEffect(() => {
    if (preferred !== undefined && getValues("selectedBankAccount") === "")
      setValue("selectedBankAccount", String(preferred));
  }, [preferred, getValues, setValue]);

  const offered = methods.filter(({ isOffered }) => isOffered);
  const code = form.watch("paymentMethod");
  const chosen = offered.find((method) => method.code === code);
  useEffect(() => {
    // The chosen method has been switched off meanwhile.
    if (!chosen && offered[0]) setValue("paymentMethod", offered[0].code);
  });
  return { form, offered: offered.length > 1 ? offered : [], method: chosen ?? TRANSFER, forget };
}

function defaultsOf(user: User, last: Order | undefined): CheckoutForm {
  return {
    customerName: user.name,
    customerEmail: shownEmail(user.email),
    customerPhone: user.phone,
    // The address of a picked-up order is the shop's.
    customerAddress: last && !last.isPickedUp ? last.customerAddress : "",
    deliveryNote: last?.deliveryNote ?? "",
    selectedBankAccount: "",
    transferAccountHolder: last?.transferAccountHolder ?? "",
    paymentMethod: BANK_TRANSFER,
    weightRefund: last?.weightRefund ?? "auto",
    cashReceipt: receiptOf(user, last?.cashReceipt),
  };
}

/** The receipt of the last order; of its number only the end is known, so it is the account's own phone or typed again. */
function receiptOf(user: User, last: Order["cashReceipt"] | undefined): CheckoutForm["cashReceipt"] {
  if (!last?.kind) return null;
  const own = { kind: "phone", number: user.phone } as const;
  return last.kind === "phone" && last.number === maskReceiptNumber(own) ? own : { kind: last.kind, number: "" };
}
