import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { type CheckoutForm, checkoutForm } from "@zakh/orders/contract";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useBankAccounts } from "../../lib/bank-accounts";
import { useLastOrder } from "../../lib/orders";

const EMPTY_FORM = {
  customerAddress: "",
  selectedBankAccount: "",
  transferAccountHolder: "",
  paymentMethod: BANK_TRANSFER,
} as const;

/** The form of the orders contract, validated on change, filled with what the account and its last order know (spec §5). */
export function useCheckoutForm(user: User): UseFormReturn<CheckoutForm> {
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutForm),
    mode: "onChange",
    defaultValues: {
      ...EMPTY_FORM,
      customerName: user.name,
      customerEmail: user.email,
      customerPhone: user.phone,
    },
  });
  const { data: accounts } = useBankAccounts();
  const { data: last } = useLastOrder();
  const preferred = accounts?.find((account) => account.isDefault)?.id;
  useFillEmpty(form, "selectedBankAccount", preferred?.toString());
  useFillEmpty(form, "customerAddress", last?.customerAddress);
  useFillEmpty(form, "transferAccountHolder", last?.transferAccountHolder);
  return form;
}

/** Writes what is known only after the form is shown; what the shopper has typed by then stays. */
function useFillEmpty(form: UseFormReturn<CheckoutForm>, field: keyof typeof EMPTY_FORM, known: string | undefined) {
  const { getValues, setValue } = form;
  useEffect(() => {
    // Where the cursor is, somebody is about to type.
    if (document.activeElement?.getAttribute("name") === field) return;
    if (known && getValues(field) === "") setValue(field, known);
  }, [known, field, getValues, setValue]);
}
