import type { SavedAddress, User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { type AddressParts, NO_ADDRESS, partsOfText, shownEmail } from "@zakh/kit/contract";
import { maskReceiptNumber, type Order, type PaymentMethod } from "@zakh/orders/contract";
import { useEffect, useRef } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { usePaymentMethods } from "../../lib/data/payment-methods";
import {
  type CheckedForm,
  type CheckoutForm,
  type Choice,
  type FormOfCheckout,
  resolverOf,
  TRANSFER,
} from "./checkout-form";
import { useCheckoutDraft } from "./use-checkout-draft";

interface Checkout {
  form: FormOfCheckout;
  /** The methods to choose from; empty unless there is more than one. */
  offered: PaymentMethod[];
  /** The chosen one. */
  method: Choice;
  /** Forgets what was typed, once it is ordered. */
  forget: () => void;
}

/** What is known of who orders: the account, its last order, and its address book, the default first. */
export interface KnownShopper {
  user: User;
  last: Order | undefined;
  book: readonly SavedAddress[];
}

/** The form of the orders contract, validated on change, with defaults from what is known (spec §5). */
export function useCheckoutForm(shopper: KnownShopper): Checkout {
  const { data: methods = [] } = usePaymentMethods();
  const known = useRef<readonly Choice[]>(methods);
  known.current = methods;
  const resolver: Resolver<CheckoutForm, unknown, CheckedForm> = (...asked) => resolverOf(known.current)(...asked);
  const form = useForm<CheckoutForm, unknown, CheckedForm>({
    resolver,
    mode: "onChange",
    defaultValues: defaultsOf(shopper),
  });
  const forget = useCheckoutDraft(form, shopper.user.id);
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

function defaultsOf({ user, last, book: [saved] }: KnownShopper): CheckoutForm {
  return {
    customerEmail: shownEmail(user.email),
    ...(saved
      ? valuesOfSaved(saved)
      : {
          customerName: user.name,
          customerPhone: user.phone,
          address: addressOfOrder(last),
          deliveryNote: last?.deliveryNote ?? "",
          savedAddress: "",
        }),
    // What nobody has seen is not kept: the part is closed for who bought before.
    rememberAddress: last === undefined,
    selectedBankAccount: "",
    transferAccountHolder: last?.transferAccountHolder ?? "",
    paymentMethod: BANK_TRANSFER,
    weightRefund: last?.weightRefund ?? "auto",
    cashReceipt: receiptOf(user, last?.cashReceipt),
  };
}

/** The fields that an address of the address book fills in. */
export function valuesOfSaved(saved: SavedAddress) {
  const { id, recipientName, phone, postcode, roadAddress, building, doorCode, deliveryNote } = saved;
  return {
    customerName: recipientName,
    customerPhone: phone,
    address: { postcode, roadAddress, building, doorCode },
    deliveryNote,
    savedAddress: String(id),
  };
}

/** Where the last order went; the address of a picked-up order is the shop's. */
function addressOfOrder(last: Order | undefined): AddressParts {
  if (!last || last.isPickedUp) return NO_ADDRESS;
  return last.address ?? partsOfText(last.customerAddress);
}

/** The receipt of the last order; of its number only the end is known, so it is the account's own phone or typed again. */
function receiptOf(user: User, last: Order["cashReceipt"] | undefined): CheckoutForm["cashReceipt"] {
  if (!last?.kind) return null;
  const own = { kind: "phone", number: user.phone } as const;
  return last.kind === "phone" && last.number === maskReceiptNumber(own) ? own : { kind: last.kind, number: "" };
}
