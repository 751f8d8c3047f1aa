import { zodResolver } from "@hookform/resolvers/zod";
import { emailChangeInput } from "@zakh/accounts/contract";
import { shownEmail } from "@zakh/kit/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useAskEmailChange } from "../../session/own-account";
import { Button } from "../../ui/button";
import { InputField, PasswordField } from "../../ui/field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

const EMPTY = { email: "", currentPassword: "" };

interface EmailFormProps {
  onSaved: () => void;
  /** Whether a call was refused because the session has ended, which the sheet for signing in shows. */
  hasEnded: (error: unknown) => boolean;
  /** Called with whether the form has unsaved changes. */
  onChanged: (changed: boolean) => void;
}

/** Another email, which the account has once the link in its mailbox was opened (ruling 72). */
export function EmailForm({ onSaved, hasEnded, onChanged }: EmailFormProps) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const errorText = useErrorText();
  const ask = useAskEmailChange();
  const form = useForm({ resolver: zodResolver(emailChangeInput), defaultValues: EMPTY });
  const { register, reset } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = useSubmit({
    form,
    send: async (input) => {
      await ask.mutateAsync(input);
      reset(EMPTY);
      toast({
        title: t("emailChange.sentTitle"),
        text: t("emailChange.sentText", { email: shownEmail(input.email) }),
        tone: "done",
      });
      onSaved();
    },
    isHandled: hasEnded,
    failure: { title: t("emailChange.failed"), text: t("common.tryAgain") },
  });
  if (!hasTexts) return null;
  return (
    <form method="post" onSubmit={submit} noValidate aria-labelledby="email-title" className="grid gap-2">
      <h3 id="email-title" className="text-title-s">
        {t("emailChange.title")}
      </h3>
      <p className="mb-2 text-small text-ink-soft">{t("emailChange.text")}</p>
      <InputField
        label={t("emailChange.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorText(errors.email?.message)}
        {...register("email")}
      />
      <PasswordField
        label={t("auth.password")}
        autoComplete="current-password"
        error={errorText(errors.currentPassword?.message)}
        {...register("currentPassword")}
      />
      <Button type="submit" look="outline" busy={ask.isPending}>
        {t("emailChange.send")}
      </Button>
    </form>
  );
}
