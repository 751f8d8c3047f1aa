import { zodResolver } from "@hookform/resolvers/zod";
import { type RegisterInput, registerInput } from "@zakh/accounts/contract";
import { AGREED_KINDS, versionsOf } from "@zakh/legal/contract";
import { type FieldPath, useForm } from "react-hook-form";
import { AgreeTicks } from "../../consent/agree-ticks";
import { useTicks } from "../../consent/use-ticks";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useCurrentLegal } from "../../lib/data/legal";
import { useRegister } from "../../session/change-session";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { NewPasswordFields } from "../new-password-fields";

const EMPTY: RegisterInput = { username: "", email: "", name: "", phone: "", password: "", confirmPassword: "" };

/** The fields that error codes of the whole registration are about. */
const FIELD_OF_CODE: Record<string, FieldPath<RegisterInput>> = { username_taken: "username", email_taken: "email" };

/** A tick is missing, which is marked. */
class NotAgreed extends Error {}

/** Creates an account and signs in (spec §5, ruling 16). */
export function SignupForm({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const signup = useRegister();
  const form = useForm<RegisterInput>({ resolver: zodResolver(registerInput), defaultValues: EMPTY });
  const { data: current, refetch: again } = useCurrentLegal();
  const ticks = useTicks(
    AGREED_KINDS.filter((kind) => current?.[kind]),
    current,
  );
  const { register, control } = form;
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async (input) => {
      if (!ticks.check()) throw new NotAgreed();
      const agreed = current && ticks.kinds.length > 0 && versionsOf(current, ticks.kinds);
      await signup.mutateAsync({ ...input, ...(agreed && { agreed }) });
      toast({ title: t("auth.signupSucceeded"), text: t("auth.signupSucceededText"), tone: "done" });
      onRegistered();
    },
    fieldOfCode: FIELD_OF_CODE,
    isHandled: (error) => {
      // The form asks for the version that holds by now.
      if (error instanceof ApiError && error.code === "terms_changed") void again();
      return error instanceof NotAgreed;
    },
    onInvalid: ticks.mark,
    failure: { title: t("auth.signupFailed"), text: t("auth.signupFailedText") },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
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
      <PhoneFormField control={control} name="phone" label={t("auth.phone")} error={errorText(errors.phone?.message)} />
      <NewPasswordFields
        label={t("auth.password")}
        password={register("password")}
        confirmPassword={register("confirmPassword")}
        errors={errors}
      />
      <div className="sm:col-span-2">
        <AgreeTicks ticks={ticks} />
      </div>
      <Button type="submit" busy={signup.isPending} className="mt-2 min-h-12 w-full sm:col-span-2">
        {signup.isPending ? t("auth.busy") : t("auth.signupAction")}
      </Button>
    </form>
  );
}
