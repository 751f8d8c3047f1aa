import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginInput, loginInput, type User } from "@zakh/accounts/contract";
import { useForm } from "react-hook-form";
import { useErrorText } from "../i18n/use-error-text";
import { useTexts } from "../i18n/use-texts";

import { paths } from "../lib/routing/paths";
import { Button, ButtonLink } from "../ui/button";
import { InputField, PasswordField } from "../ui/field";
import { toast } from "../ui/toast-store";
import { useSubmit } from "../ui/use-submit";
import { OtherAccount, useLogin } from "./change-session";

interface LoginFormProps {
  /** The only account that may sign in, because its form is open. */
  only?: User;
}

/** Username or email, and password (spec §5). */
export function LoginForm({ only }: LoginFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const login = useLogin(only);
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { username: only?.username ?? "", password: "" },
  });
  const { register } = form;
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async (input) => {
      const { user } = await login.mutateAsync(input);
      toast({
        title: t("auth.loginSucceeded"),
        text: t("auth.greeting", { name: user.name || user.username }),
        tone: "done",
      });
    },
    isHandled: (error) => {
      if (!(error instanceof OtherAccount)) return false;
      const text = t("auth.againOther", { name: only?.username ?? "" });
      toast({ title: t("auth.loginFailed"), text, tone: "wrong" });
      return true;
    },
    failure: { title: t("auth.loginFailed"), text: t("auth.loginFailedText") },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-2">
      <InputField
        label={t("auth.usernameOrEmail")}
        autoComplete="username"
        autoCapitalize="none"
        error={errorText(errors.username?.message)}
        {...register("username")}
      />
      <PasswordField
        label={t("auth.password")}
        autoComplete="current-password"
        error={errorText(errors.password?.message)}
        {...register("password")}
      />
      <Button type="submit" busy={login.isPending} className="mt-2 min-h-12 w-full">
        {login.isPending ? t("auth.busy") : t("auth.loginAction")}
      </Button>
      <ButtonLink to={paths.passwordReset} target={only && "_blank"} look="quiet" className="justify-self-center">
        {t("passwordReset.link")}
      </ButtonLink>
    </form>
  );
}
