import type { UseFormRegisterReturn } from "react-hook-form";
import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";
import { PasswordField } from "../ui/field";

interface NewPasswordFieldsProps {
  label: string;
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  /** The form's error codes. */
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } };
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (
    <>
      <PasswordField
        label={label}
        hint={t("auth.passwordHint")}
        autoComplete="new-password"
        error={errorText(errors.password?.message)}
        {...password}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        error={errorText(errors.confirmPassword?.message)}
        {...confirmPassword}
      />
    </>
  );
}
