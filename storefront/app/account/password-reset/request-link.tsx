import { zodResolver } from "@hookform/resolvers/zod";
import { email } from "@zakh/kit/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { useResetRequest } from "../../session/password";
import { Button, ButtonLink } from "../../ui/button";
import { InputField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { toast } from "../../ui/toast-store";

const requestForm = z.object({ email });

/** Whether the address has an account is not told: the answer is the same for everybody (ruling 20). */
export function RequestLink() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const request = useResetRequest();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestForm),
    defaultValues: { email: "" },
  });
  const submit = handleSubmit(async (input) => {
    try {
      await request.mutateAsync(input);
      setSentTo(input.email);
    } catch (error) {
      const message = error instanceof ApiError ? error.serverMessage : "";
      toast({ title: t("passwordReset.failed"), text: message || t("common.tryAgain"), tone: "wrong" });
    }
  });
  if (sentTo !== undefined) {
    return (
      <div role="status" className="mt-5 grid gap-5">
        <Notice tone="note" icon="mail" title={t("passwordReset.sentTitle")}>
          <span className="break-words">{t("passwordReset.sentText", { email: sentTo })}</span>
        </Notice>
        <ButtonLink to={paths.auth} look="outline">
          {t("passwordReset.toLogin")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="mt-2 grid gap-2">
      <p className="mb-3 text-ink-soft">{t("passwordReset.intro")}</p>
      <InputField
        label={t("auth.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorText(formState.errors.email?.message)}
        {...register("email")}
      />
      <Button type="submit" busy={request.isPending} className="mt-2 min-h-12 w-full">
        {request.isPending ? t("auth.busy") : t("passwordReset.send")}
      </Button>
      <ButtonLink to={paths.auth} look="quiet">
        {t("passwordReset.toLogin")}
      </ButtonLink>
    </form>
  );
}
