import { zodResolver } from "@hookform/resolvers/zod";
import { profileInput, type User } from "@zakh/accounts/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useChangeProfile } from "../../session/change-session";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { toast } from "../../ui/toast-store";
import { showRefusals } from "../show-refusals";

/** As when registering (spec §5). */
const profileForm = profileInput.required();

interface ProfileFormProps {
  user: User;
  onSaved: () => void;
  /** Whether a call was refused because the session has ended, which is message elsewhere. */
  hasEnded: (error: unknown) => boolean;
  /** Told whether it holds what is not saved. */
  onChanged: (changed: boolean) => void;
}

export function ProfileForm({ user, onSaved, hasEnded, onChanged }: ProfileFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const change = useChangeProfile();
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: { name: user.name, phone: user.phone },
  });
  const { isDirty } = formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  const submit = handleSubmit(async (form) => {
    try {
      await change.mutateAsync(form);
      toast({ title: t("myPage.saved"), tone: "done" });
      onSaved();
    } catch (error) {
      if (hasEnded(error)) return;
      showRefusals(error, form, setError);
      const message = error instanceof ApiError ? error.serverMessage : "";
      toast({ title: t("myPage.saveFailed"), text: message || t("common.tryAgain"), tone: "wrong" });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <p className="mb-2 text-small text-ink-soft">{t("myPage.editText")}</p>
      <InputField
        label={t("auth.name")}
        autoComplete="name"
        error={errorText(formState.errors.name?.message)}
        {...register("name")}
      />
      <PhoneFormField
        control={control}
        name="phone"
        label={t("auth.phone")}
        error={errorText(formState.errors.phone?.message)}
      />
      <Button type="submit" busy={change.isPending}>
        {change.isPending ? t("myPage.saving") : t("myPage.save")}
      </Button>
    </form>
  );
}
