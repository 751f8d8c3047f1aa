import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { safeNext } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { LoginForm } from "../../session/login-form";
import { useSession } from "../../session/session";
import { Icon, type IconName } from "../../ui/icon";
import { Tabs } from "../../ui/tabs";
import { SignupForm } from "./signup-form";

export const handle: PageHandle = { title: ({ t }) => t("auth.title") };

const TABS = ["login", "signup"] as const;
type Tab = (typeof TABS)[number];

/** Log in or sign up; signed-in users are redirected to `next` or home (spec §2, ruling 16). */
export default function AuthPage() {
  const { t } = useTexts();
  const { user } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const next = safeNext(search.get("next"));
  const [registered, setRegistered] = useState(false);
  // A state and not the address: a change of the address now would cancel the redirect to `next`.
  const tab: Tab = search.get("tab") === "signup" && !registered ? "signup" : "login";
  const signedIn = Boolean(user);
  useEffect(() => {
    if (signedIn) navigate(next, { replace: true });
  }, [signedIn, navigate, next]);

  const open = (chosen: Tab) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (chosen === "signup") changed.set("tab", "signup");
        else changed.delete("tab");
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <div className="page pt-6 md:pt-12">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card bg-linen shadow-lift md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="p-5 md:p-10">
          <h1 className="text-title-l uppercase">{t("auth.welcome")}</h1>
          <p className="mt-1 text-ink-soft">{t("auth.intro")}</p>
          <div className="mt-5">
            <Tabs
              label={t("auth.tabs")}
              tabs={TABS.map((name) => ({ name, label: t(`auth.${name}`) }))}
              current={tab}
              onChoose={open}
              wide
            >
              <div className="mt-5">
                {tab === "login" ? <LoginForm /> : <SignupForm onRegistered={() => setRegistered(true)} />}
              </div>
            </Tabs>
          </div>
        </div>
        <Benefits />
      </div>
    </div>
  );
}

function Benefits() {
  const { t } = useTexts();
  return (
    <aside className="on-dark relative bg-oxblood p-6 pt-10 text-tallow md:p-10 md:pt-16">
      <div aria-hidden="true" className="awning absolute inset-x-0 top-0" />
      <h2 className="text-title uppercase">{t("auth.benefitsTitle")}</h2>
      <ul className="mt-5 grid gap-6">
        <Benefit icon="truck" title={t("auth.benefitDelivery")} text={t("auth.benefitDeliveryText")} />
        <Benefit icon="receipt" title={t("auth.benefitHistory")} text={t("auth.benefitHistoryText")} />
        <Benefit icon="bank" title={t("auth.benefitPayment")} text={t("auth.benefitPaymentText")} />
      </ul>
    </aside>
  );
}

function Benefit({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2">
      <span className="flex size-12 shrink-0 -rotate-3 items-center justify-center rounded-full border border-mustard text-mustard">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="font-display text-title-s font-medium tracking-sign">{title}</p>
        <p className="mt-0.5 text-small text-tallow/85">{text}</p>
      </div>
    </li>
  );
}
