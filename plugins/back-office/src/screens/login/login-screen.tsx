import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft, Eye, EyeSlash, InformationCircle } from "@medusajs/icons";
import { Button, Container, Heading, IconButton, Text, toast } from "@medusajs/ui";
import { adminLoginInput } from "@zakh/accounts/contract";
import { type ComponentProps, forwardRef, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { statusOf } from "../client";
import { LOGIN } from "../durations";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { wayBack } from "../layout/way-back";
import { useAdminSession, useCheckSession, useLogin } from "../resources/session";
import { useFailureText } from "../ui/failure-text";
import { TextField } from "../ui/text-field";

/** The sign-in of the back office (spec §2 Admin login). */
export function LoginScreen() {
  const { t, errorText } = useTexts();
  const { router, home } = useHost();
  const navigate = router.useNavigate();
  const destination = useDestination();
  const failureText = useFailureText();
  const [search] = router.useSearchParams();
  const session = useAdminSession();
  const enter = useEnter();
  const login = useLogin();
  const [entering, setEntering] = useState(false);
  const form = useForm({ resolver: zodResolver(adminLoginInput), defaultValues: { username: "", password: "" } });
  const { errors } = form.formState;
  const busy = login.isPending || entering;

  // Whoever is signed in already has nothing to do here.
  useEffect(() => {
    if (session.data?.authenticated && !entering) navigate(destination, { replace: true });
  }, [session.data, entering, navigate, destination]);

  const submit = form.handleSubmit((input) =>
    login.mutate(input, {
      onSuccess: () => {
        setEntering(true);
        toast.success(t("login.done.title"), { description: t("login.done.text") });
        void enter();
      },
      onError: (error) =>
        toast.error(t("login.failed.title"), {
          description: statusOf(error) === 401 ? t("login.failed.text") : failureText(error),
        }),
    }),
  );

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-y-4 p-4">
      <Container className="w-full max-w-sm p-6">
        <p className="text-ui-fg-interactive text-3xl font-bold leading-none tracking-tight">{t("brand")}</p>
        <Heading level="h1" className="mt-5 text-xl font-semibold">
          {t("login.title")}
        </Heading>
        <Text className="text-ui-fg-subtle mt-1 text-sm">{t("login.text")}</Text>

        {search.get("redirect") === "true" && (
          <div
            role="status"
            className="bg-ui-tag-orange-bg border-ui-tag-orange-border text-ui-tag-orange-text mt-5 flex gap-x-3 rounded-lg border p-3"
          >
            <InformationCircle className="mt-0.5 shrink-0" />
            <div className="text-sm">
              <p className="font-semibold">{t("login.first.title")}</p>
              <p className="mt-0.5">{t("login.first.text")}</p>
            </div>
          </div>
        )}

        <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-y-4">
          <TextField
            label={t("login.username")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message && errorText(errors.username.message)}
            {...form.register("username")}
          />
          <PasswordField
            error={errors.password?.message && errorText(errors.password.message)}
            {...form.register("password")}
          />
          <Button type="submit" size="large" className="mt-2 h-12 w-full text-base" disabled={busy} isLoading={busy}>
            {t(busy ? "login.busy" : "login.submit")}
          </Button>
        </form>
      </Container>
      <Button asChild variant="transparent" className="h-11 px-4 text-sm">
        <a href={home}>
          <ArrowLeft />
          {t("login.home")}
        </a>
      </Button>
    </main>
  );
}

/** The screen that the guard turned somebody away from; the dashboard for who came to sign in (spec §4 Admin login). */
function useDestination(): string {
  const { router, base } = useHost();
  return wayBack(router.useLocation().state, base);
}

/** After the greeting the session is checked; whatever the check says, the way leads in (spec §4 Admin login). */
function useEnter(): () => Promise<void> {
  const { router } = useHost();
  const destination = useDestination();
  const navigate = router.useNavigate();
  const check = useCheckSession();
  return async () => {
    await pause(LOGIN.greeting);
    const seen = await check().catch(() => undefined);
    if (seen && !seen.authenticated) await pause(LOGIN.secondChance);
    navigate(destination, { replace: true });
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
