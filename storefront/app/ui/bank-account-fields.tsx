import { KOREAN_BANKS } from "@zakh/orders/contract";
import type { UseFormReturn } from "react-hook-form";
import { useErrorText } from "../i18n/use-error-text";
import { InputField } from "./field";
import { SelectField } from "./select-field";

interface BankAccountFieldsProps {
  /** A form with an account's fields. */
  form: Pick<UseFormReturn<AccountInput>, "register" | "formState">;
  labels: { bank: string; number: string; holder: string };
  holderHint?: string;
}

interface AccountInput {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
}

/** Bank, number and holder of an account that money goes to. */
export function BankAccountFields({ form: { register, formState }, labels, holderHint }: BankAccountFieldsProps) {
  const errorText = useErrorText();
  const { errors } = formState;
  return (
    <>
      <SelectField label={labels.bank} error={errorText(errors.bankName?.message)} {...register("bankName")}>
        <option value="">–</option>
        {KOREAN_BANKS.map(({ code, name, latinName }) => (
          <option key={code} value={name}>
            {`${name} (${latinName})`}
          </option>
        ))}
      </SelectField>
      <InputField
        label={labels.number}
        inputMode="numeric"
        autoComplete="off"
        error={errorText(errors.accountNumber?.message)}
        {...register("accountNumber")}
      />
      <InputField
        label={labels.holder}
        hint={holderHint}
        autoComplete="off"
        error={errorText(errors.accountHolder?.message)}
        {...register("accountHolder")}
      />
    </>
  );
}
