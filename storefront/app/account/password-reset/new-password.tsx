import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { paths } from "../../lib/routing/paths";
import { useResetConfirmation } from "../../session/password";
import { Button, ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { NewPasswordFields } from "../new-password-fields";
import { newPasswordForm } from "../new-password-form";

/** Sets a new password with the token of the mail. A used or expired token is reported, with a button to ask for another mail. */
export function NewPassword({ token, onAgain }: { token: string; onAgain: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const confirm = useResetConfirmation();
  const [tokenInvalid, setTokenInvalid] = useState(false);
  const form = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const submit = useSubmit({
    form,
    send: async ({ password }) => {
      await confirm.mutateAsync({ token, password });
      toast({ title: t("passwordReset.doneTitle"), text: t("passwordReset.doneText"), tone: "done" });
      navigate(paths.auth, { replace: true });
    },
    isHandled: (error) => {
      const isTokenInvalid =
        error instanceof ApiError && (error.code === "reset_token_invalid" || error.fields.token !== undefined);
      setTokenInvalid(isTokenInvalid);
      return isTokenInvalid;
    },
    failure: { title: t("passwordReset.failed"), text: t("common.tryAgain") },
  });
  if (tokenInvalid) {
    return (
      <div className="mt-5 grid gap-5">
        <Notice tone="wrong" title={t("passwordReset.invalidTitle")}>
          {t("passwordReset.invalidText")}
        </Notice>
        <Button onClick={onAgain}>{t("passwordReset.again")}</Button>
        <ButtonLink to={paths.home} look="quiet">
          {t("common.viewProducts")}
        </ButtonLink>
      </div>
    );
  }
  const { register } = form;
  const { errors } = form.formState;
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-2 grid gap-2">
      <p className="mb-3 text-ink-soft">{t("passwordReset.newIntro")}</p>
      <NewPasswordFields
        label={t("myPage.newPassword")}
        password={register("password")}
        confirmPassword={register("confirmPassword")}
        errors={errors}
      />
      <Button type="submit" busy={confirm.isPending} className="mt-2 min-h-12 w-full">
        {confirm.isPending ? t("auth.busy") : t("passwordReset.save")}
      </Button>
    </form>
  );
}
