import { zodResolver } from "@hookform/resolvers/zod";
import { Eye, EyeSlash } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import { adminLoginInput } from "@zakh/accounts/contract";
import { type ComponentProps, forwardRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { statusOf } from "../client";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useLogin } from "../resources/session";
import type { Elements } from "../ui/elements";
import { useFailureText } from "../ui/failure-text";
import { SwitchField } from "../ui/forms/switch-field";
import { TextField } from "../ui/forms/text-field";
import { toast } from "../ui/toast";

interface LoginFormProps {
  /** Signed in, and redirecting. */
  entering: boolean;
  onSignedIn: () => void;
  /** Whether the device can be called one's own, which keeps the session for long. */
  asksDevice?: boolean;
  /** Additional buttons below the form's own. */
  children?: Elements;
}

/** Username (or email, where the host requires it) and password of an admin; shows its own errors (spec §8). */
export function LoginForm({ entering, onSignedIn, asksDevice = false, children }: LoginFormProps) {
  const { t, errorText } = useTexts();
  const failureText = useFailureText();
  const login = useLogin();
  const { signInByEmail } = useHost();
  const form = useForm({
    resolver: zodResolver(adminLoginInput),
    defaultValues: { username: "", password: "", ownDevice: false },
  });
  const { errors } = form.formState;
  const busy = login.isPending || entering;
  const submit = form.handleSubmit((input) =>
    login.mutate(input, {
      onSuccess: onSignedIn,
      onError: (error) =>
        toast.error(t("login.failed.title"), {
          description: statusOf(error) === 401 ? t("login.failed.text") : failureText(error),
        }),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-y-4">
      <TextField
        label={t(signInByEmail ? "users.email" : "login.username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message && errorText(signInByEmail ? "email_invalid" : errors.username.message)}
        {...form.register("username")}
      />
      <PasswordField
        error={errors.password?.message && errorText(errors.password.message)}
        {...form.register("password")}
      />
      {/* How long Medusa's dashboard keeps somebody signed in is its own matter. */}
      {asksDevice && !signInByEmail && (
        <Controller
          control={form.control}
          name="ownDevice"
          render={({ field }) => (
            <SwitchField
              label={t("login.ownDevice")}
              hint={t("login.ownDevice.hint")}
              checked={field.value ?? false}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Button type="submit" size="large" className="mt-2 h-12 w-full text-base" disabled={busy} isLoading={busy}>
        {t(busy ? "login.busy" : "login.submit")}
      </Button>
      {children}
    </form>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "type" | "action">;

const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      label={t("login.password")}
      type={shown ? "text" : "password"}
      autoComplete="current-password"
      action={
        <IconButton
          type="button"
          variant="transparent"
          className="size-11"
          aria-label={t(shown ? "login.hidePassword" : "login.showPassword")}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeSlash /> : <Eye />}
        </IconButton>
      }
      {...props}
    />
  );
});
