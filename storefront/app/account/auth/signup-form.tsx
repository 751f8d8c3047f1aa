import { zodResolver } from "@hookform/resolvers/zod";
import { type RegisterInput, registerInput } from "@zakh/accounts/contract";
import { Controller, type FieldPath, useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/api";
import { useRegister } from "../../session/change-session";
import { Button } from "../../ui/button";
import { InputField, PasswordField } from "../../ui/field";
import { PhoneField } from "../../ui/phone-field";
import { toast } from "../../ui/toast-store";
import { showRefusals } from "../show-refusals";

const EMPTY: RegisterInput = { username: "", email: "", name: "", phone: "", password: "", confirmPassword: "" };

/** Field that a refusal of the whole registration is about. */
const FIELD_OF_CODE: Record<string, FieldPath<RegisterInput>> = { username_taken: "username", email_taken: "email" };

/** A new account, which is signed in at once (spec §5, ruling 16). */
export function SignupForm({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const signup = useRegister();
  const { register, control, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: zodResolver(registerInput),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await signup.mutateAsync(input);
      toast({ title: t("auth.signupSucceeded"), text: t("auth.signupSucceededText"), tone: "done" });
      onRegistered();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      showRefusals(error, input, setError);
      const field = FIELD_OF_CODE[refusal?.code ?? ""];
      if (field) setError(field, { message: refusal?.code }, { shouldFocus: true });
      toast({
        title: t("auth.signupFailed"),
        text: refusal?.serverMessage || t("auth.signupFailedText"),
        tone: "wrong",
      });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <InputField
        label={t("auth.username")}
        autoComplete="username"
        autoCapitalize="none"
        error={errorText(errors.username?.message)}
        {...register("username")}
      />
      <InputField
        label={t("auth.name")}
        autoComplete="name"
        error={errorText(errors.name?.message)}
        {...register("name")}
      />
      <InputField
        label={t("auth.email")}
        type="email"
        autoComplete="email"
        error={errorText(errors.email?.message)}
        {...register("email")}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            label={t("auth.phone")}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorText(errors.phone?.message)}
          />
        )}
      />
      <PasswordField
        label={t("auth.password")}
        hint={t("auth.passwordHint")}
        autoComplete="new-password"
        error={errorText(errors.password?.message)}
        {...register("password")}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        error={errorText(errors.confirmPassword?.message)}
        {...register("confirmPassword")}
      />
      <Button type="submit" busy={signup.isPending} className="mt-2 min-h-12 w-full sm:col-span-2">
        {signup.isPending ? t("auth.busy") : t("auth.signupAction")}
      </Button>
    </form>
  );
}
