import { zodResolver } from "@hookform/resolvers/zod";
import { profileInput, type User } from "@zakh/accounts/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";

import { useChangeProfile } from "../../session/change-session";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

/** The rules of registration (spec §5). */
const profileForm = profileInput.required();

interface ProfileFormProps {
  user: User;
  onSaved: () => void;
  /** Whether a call was refused because the session has ended, which the sheet for signing in shows. */
  hasEnded: (error: unknown) => boolean;
  /** Called with whether the form has unsaved changes. */
  onChanged: (changed: boolean) => void;
}

export function ProfileForm({ user, onSaved, hasEnded, onChanged }: ProfileFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const change = useChangeProfile();
  const form = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: { name: user.name, phone: user.phone },
  });
  const { register, control } = form;
  const { errors, isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = useSubmit({
    form,
    send: async (input) => {
      await change.mutateAsync(input);
      toast({ title: t("myPage.saved"), tone: "done" });
      onSaved();
    },
    isHandled: hasEnded,
    failure: { title: t("myPage.saveFailed"), text: t("common.tryAgain") },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <p className="mb-2 text-small text-ink-soft">{t("myPage.editText")}</p>
      <InputField
        label={t("auth.name")}
        autoComplete="name"
        error={errorText(errors.name?.message)}
        {...register("name")}
      />
      <PhoneFormField control={control} name="phone" label={t("auth.phone")} error={errorText(errors.phone?.message)} />
      <Button type="submit" busy={change.isPending}>
        {change.isPending ? t("myPage.saving") : t("myPage.save")}
      </Button>
    </form>
  );
}
