import { ArrowRightOnRectangle, BuildingStorefront } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type Language, SWITCHER_LANGUAGES } from "@zakh/kit/contract";
import { useNavigate } from "react-router";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useWaitingChanges } from "../offline-queue/use-waiting-changes";
import { useLogout } from "../resources/session";
import { useQuestion } from "../ui/drawers/use-question";
import { useRefusalText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { menuRow, ScreenLinks } from "./screen-links";
import { useShopName } from "./shop-name";

interface MenuContentProps {
  onLanguage: (language: Language) => void;
  /** Closes the phone's menu when the page that is shown is chosen; navigation closes it otherwise. */
  onStay?: () => void;
}

/** Links to all pages and to the shop, languages, sign-out. Used in the sidebar and in the phone's menu. */
export function MenuContent({ onLanguage, onStay }: MenuContentProps) {
  const { t } = useTexts();
  const { home } = useHost();
  const shop = useShopName();
  return (
    <div className="flex h-full flex-col gap-y-6 p-4 max-md:gap-y-3 max-md:overflow-y-auto max-md:overscroll-contain">
      <div className="flex h-11 shrink-0 items-baseline gap-x-2 px-3 pt-2 max-md:pr-12">
        <span className="text-ui-contrast-fg-primary min-w-0 truncate text-2xl font-bold leading-tight tracking-tight">
          {shop}
        </span>
        <span className="text-ui-contrast-fg-secondary text-sm">{t("admin")}</span>
      </div>
      <nav
        aria-label={t("nav.label")}
        className="-mx-1 flex flex-col gap-y-5 px-1 py-1 max-md:shrink-0 md:min-h-0 md:flex-1 md:overflow-y-auto md:overscroll-contain"
      >
        <ScreenLinks tone="dark" onStay={onStay} />
      </nav>
      <div className="border-ui-contrast-border-base flex flex-col gap-y-1 border-t pt-4 max-md:grid max-md:grid-cols-2 max-md:pt-3">
        <LanguageSwitcher onLanguage={onLanguage} />
        {/* A full page load, so that the back office's styles do not leak into the shop. */}
        <a href={home} className={menuRow("dark")}>
          <BuildingStorefront />
          <span>{t("nav.home")}</span>
        </a>
        <LogoutButton />
      </div>
    </div>
  );
}

function LanguageSwitcher({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, language } = useTexts();
  return (
    <fieldset
      className="mb-2 grid grid-cols-3 gap-x-1 px-1 max-md:col-span-2 max-md:mb-0"
      aria-label={t("nav.language")}
    >
      {SWITCHER_LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onLanguage(code)}
          className={clx(menuRow("dark", code === language), "justify-center px-0 uppercase tracking-wide")}
        >
          {code}
        </button>
      ))}
    </fieldset>
  );
}

function LogoutButton() {
  const { t } = useTexts();
  const { login } = useHost();
  const navigate = useNavigate();
  const logout = useLogout();
  const waiting = useWaitingChanges().length;
  const ask = useQuestion();
  const refusalText = useRefusalText();
  if (!login) return null;
  return (
    <button
      type="button"
      className={menuRow("dark")}
      disabled={logout.isPending}
      onClick={async () => {
        // Only this admin can send them, and after half a day not even by themselves.
        const leaves =
          waiting === 0 ||
          (await ask({
            title: t("waiting.count", { count: waiting }),
            description: t("waiting.logout"),
            confirmText: t("nav.logout"),
            cancelText: t("cancel"),
            variant: "danger",
          }));
        if (!leaves) return;
        // Unlike callbacks of `mutate`, told of also where the menu is gone meanwhile.
        await logout.mutateAsync(undefined).then(
          () => navigate(login, { replace: true }),
          (error) => toast.error(t("logout.failed"), { description: refusalText(error, "") || undefined }),
        );
      }}
    >
      <ArrowRightOnRectangle />
      <span>{t("nav.logout")}</span>
    </button>
  );
}
