import { zodResolver } from "@hookform/resolvers/zod";
import { password } from "@zakh/accounts/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";

import { useChangePassword } from "../../session/password";
import { Button } from "../../ui/button";
import { PasswordField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { NewPasswordFields } from "../new-password-fields";
import { newPasswordForm } from "../new-password-form";

const passwordForm = newPasswordForm.safeExtend({ currentPassword: password });

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

interface PasswordFormProps {
  onSaved: () => void;
  /** Whether a call was refused because the session has ended, which the sheet for signing in shows. */
  hasEnded: (error: unknown) => boolean;
  /** Called with whether the form has unsaved changes. */
  onChanged: (changed: boolean) => void;
}

/** The current password, and a new one twice. */
export function PasswordForm({ onSaved, hasEnded, onChanged }: PasswordFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const change = useChangePassword();
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: EMPTY });
  const { register, reset } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = useSubmit({
    form,
    send: async ({ currentPassword, password }) => {
      await change.mutateAsync({ currentPassword, password });
      reset(EMPTY);
      toast({ title: t("myPage.passwordSaved"), tone: "done" });
      onSaved();
    },
    isHandled: hasEnded,
    failure: { title: t("myPage.passwordFailed"), text: t("common.tryAgain") },
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
