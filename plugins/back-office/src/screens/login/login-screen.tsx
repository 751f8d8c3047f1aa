import { ArrowLeft, InformationCircle } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { LOGIN_DELAY_MS } from "../durations";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { redirectTarget } from "../layout/redirect";
import { useShopName } from "../layout/shop-name";
import { useAdminSession, useCheckSession } from "../resources/session";
import { toast } from "../ui/toast";
import { LoginForm } from "./login-form";

/** The sign-in of the back office (spec §2 Admin login). */
export function LoginScreen() {
  const { t } = useTexts();
  const { home } = useHost();
  const navigate = useNavigate();
  const destination = useDestination();
  const [search] = useSearchParams();
  const session = useAdminSession();
  const enter = useEnter();
  const [entering, setEntering] = useState(false);
  const shop = useShopName();
  // An admin who is already signed in is redirected.
  useEffect(() => {
    if (session.data?.authenticated && !entering) navigate(destination, { replace: true });
  }, [session.data, entering, navigate, destination]);

  const greet = () => {
    setEntering(true);
    toast.success(t("login.done.title"), { description: t("login.done.text") });
    void enter();
  };

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-y-4 p-4">
      <Container className="w-full max-w-sm p-6">
        <p className="text-ui-fg-interactive break-words text-3xl font-bold leading-tight min-h-8 tracking-tight">
          {shop}
        </p>
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

        <div className="mt-6">
          <LoginForm entering={entering} onSignedIn={greet} asksDevice />
        </div>
      </Container>
      <Button asChild variant="transparent" className="h-11 px-4 text-sm">
        <a href={home}>
          <ArrowLeft />
          <span>{t("login.home")}</span>
        </a>
      </Button>
    </main>
  );
}

/** The screen from which the guard redirected, otherwise the dashboard (spec §4 Admin login). */
function useDestination(): string {
  const { base } = useHost();
  return redirectTarget(useLocation().state, base);
}

/** Checks the session after the greeting, and continues whatever the result (spec §4 Admin login). */
function useEnter(): () => Promise<void> {
  const destination = useDestination();
  const navigate = useNavigate();
  const check = useCheckSession();
  return async () => {
    await pause(LOGIN_DELAY_MS.greeting);
    const seen = await check().catch(() => undefined);
    if (seen && !seen.authenticated) await pause(LOGIN_DELAY_MS.secondChance);
    navigate(destination, { replace: true });
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
