import { zodResolver } from "@hookform/resolvers/zod";
import { password } from "@zakh/accounts/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useChangePassword } from "../../session/password";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { NewPasswordFields } from "../new-password-fields";
import { newPasswordForm } from "../new-password-form";
import { showRefusals } from "../show-refusals";

const passwordForm = newPasswordForm.safeExtend({ currentPassword: password });

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

interface PasswordFormProps {
  onSaved: () => void;
  /** Whether a call was refused because the session has ended, which is message elsewhere. */
  hasEnded: (error: unknown) => boolean;
  /** Told whether it holds what is not saved. */
  onChanged: (changed: boolean) => void;
}

/** The current password, and a new one twice. */
export function PasswordForm({ onSaved, hasEnded, onChanged }: PasswordFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const change = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: EMPTY,
  });
  const { errors, isDirty } = formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = handleSubmit(async (form) => {
    try {
      await change.mutateAsync({ currentPassword: form.currentPassword, password: form.password });
      reset(EMPTY);
      toast({ title: t("myPage.passwordSaved"), tone: "done" });
      onSaved();
    } catch (error) {
      if (hasEnded(error)) return;
      showRefusals(error, form, setError);
      const message = error instanceof ApiError ? error.serverMessage : "";
      toast({ title: t("myPage.passwordFailed"), text: message || t("common.tryAgain"), tone: "wrong" });
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-labelledby="password-title" className="grid gap-2">
      <h3 id="password-title" className="text-title-s">
        {t("myPage.password")}
      </h3>
      <p className="mb-2 text-small text-ink-soft">{t("myPage.passwordText")}</p>
      <PasswordField
        label={t("myPage.currentPassword")}
        autoComplete="current-password"
        error={errorText(errors.currentPassword?.message)}
        {...register("currentPassword")}
      />
      <NewPasswordFields
        label={t("myPage.newPassword")}
        password={register("password")}
        confirmPassword={register("confirmPassword")}
        errors={errors}
      />
      <Button type="submit" busy={change.isPending}>
        {change.isPending ? t("myPage.saving") : t("passwordReset.save")}
      </Button>
    </form>
  );
}
