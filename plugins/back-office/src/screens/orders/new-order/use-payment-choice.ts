import { useState } from "react";
import { useBankAccounts } from "../../resources/bank-accounts";
import { usePaymentMethods } from "../../resources/payment-methods";
import { paymentChoices } from "./payment-choice";

/** How the order is paid: the default account until another is chosen. */
export function usePaymentChoice() {
  const [value, choose] = useState<string>();
  const { data: methods = [] } = usePaymentMethods();
  const { data: accounts = [] } = useBankAccounts();
  const choices = paymentChoices(methods, accounts);
  return { choices, chosen: choices.find((choice) => choice.value === value) ?? choices[0], choose };
}
