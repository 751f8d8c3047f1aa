import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "./field-error";
import { TextField } from "./text-field";

type Name = "accountNumber" | "accountHolder";

interface AccountFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, FieldError>>;
}

/** Number and holder of a bank account. */
export function AccountFields({ register, errors }: AccountFieldsProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  return (
    <>
      <TextField
        label={t("bankAccounts.accountNumber")}
        autoComplete="off"
        inputMode="numeric"
        error={fieldError(errors.accountNumber)}
        {...register("accountNumber")}
      />
      <TextField
        label={t("bankAccounts.accountHolder")}
        autoComplete="off"
        error={fieldError(errors.accountHolder)}
        {...register("accountHolder")}
      />
    </>
  );
}
