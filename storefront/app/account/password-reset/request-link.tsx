import { zodResolver } from "@hookform/resolvers/zod";
import { email, shownEmail } from "@zakh/kit/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";

import { paths } from "../../lib/routing/paths";
import { useResetRequest } from "../../session/password";
import { Button, ButtonLink } from "../../ui/button";
import { InputField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { useSubmit } from "../../ui/use-submit";

const requestForm = z.object({ email });

/** The answer does not say whether the address has an account (ruling 20). */
export function RequestLink() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const request = useResetRequest();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(requestForm), defaultValues: { email: "" } });
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async (input) => {
      await request.mutateAsync(input);
      setSentTo(input.email);
    },
    failure: { title: t("passwordReset.failed"), text: t("common.tryAgain") },
  });
  if (sentTo !== undefined) {
    return (
      <div role="status" className="mt-5 grid gap-5">
        <Notice tone="note" icon="mail" title={t("passwordReset.sentTitle")}>
          <span className="break-words">{t("passwordReset.sentText", { email: shownEmail(sentTo) })}</span>
        </Notice>
        <ButtonLink to={paths.auth} look="outline">
          {t("passwordReset.toLogin")}
        </ButtonLink>
        <ButtonLink to={paths.home} look="quiet">
          {t("common.viewProducts")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-2 grid gap-2">
      <p className="mb-3 text-ink-soft">{t("passwordReset.intro")}</p>
      <InputField
        label={t("auth.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorText(errors.email?.message)}
        {...form.register("email")}
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
