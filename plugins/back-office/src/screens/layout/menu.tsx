import { ArrowRightOnRectangle, BuildingStorefront } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { type Language, SWITCHER_LANGUAGES } from "@zakh/kit/contract";
import { useEffect, useRef } from "react";
import { useHost, useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import type { Count } from "../resources/count";
import { useLogout, useStaffRole } from "../resources/session";
import { SCREENS, type Screen } from "../screen-list";
import { isFor, SCREEN_GROUPS } from "../screen-rows.mjs";
import { useRefusalText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { useQuestion } from "../ui/use-question";
import { useWaitingChanges } from "../waiting/use-waiting-changes";
import { useShopName } from "./shop-name";

const ROW =
  "flex min-h-11 w-full items-center gap-x-3 rounded-md px-3 text-base md:min-h-9 md:text-sm text-ui-contrast-fg-secondary transition-colors hover:bg-ui-contrast-bg-base-hover hover:text-ui-contrast-fg-primary focus-visible:shadow-borders-focus outline-none [&_svg]:shrink-0";

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
  const role = useStaffRole();
  const screens = SCREENS.filter((screen) => isFor(screen, role));
  const groups = SCREEN_GROUPS.filter((group) => screens.some((screen) => screen.group === group));
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
        {groups.map((group) => (
          <section key={group} aria-label={t(`nav.group.${group}`)}>
            <h2 className="text-ui-contrast-fg-secondary mb-1 px-3 text-xs font-semibold uppercase tracking-wider">
              {t(`nav.group.${group}`)}
            </h2>
            <ul className="flex flex-col gap-y-0.5">
              {screens
                .filter((screen) => screen.group === group)
                .map((screen) => (
                  <li key={screen.path}>
                    <ScreenLink screen={screen} onStay={onStay} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="border-ui-contrast-border-base flex flex-col gap-y-1 border-t pt-4 max-md:grid max-md:grid-cols-2 max-md:pt-3">
        <LanguageSwitcher onLanguage={onLanguage} />
        {/* A full page load, so that the back office's styles do not leak into the shop. */}
        <a href={home} className={ROW}>
          <BuildingStorefront />
          <span>{t("nav.home")}</span>
        </a>
        <LogoutButton />
      </div>
    </div>
  );
}

function ScreenLink({ screen, onStay }: { screen: Screen } & Pick<MenuContentProps, "onStay">) {
  const { t } = useTexts();
  const { router } = useHost();
  const screenPath = useScreenPath();
  const { pathname, search } = router.useLocation();
  const to = screenPath(screen.path);
  const current = pathname === to || pathname === `${to}/`;
  const link = useRef<HTMLAnchorElement>(null);
  // What they count is the office's.
  const counts = useStaffRole() !== "packer";

  // The list is longer than a phone's screen, and than many desktop screens.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <router.Link
      ref={link}
      to={to}
      aria-current={current ? "page" : undefined}
      onClick={(event) => {
        if (!current || search !== "" || !onStay) return;
        event.preventDefault();
        onStay();
      }}
      className={clx(ROW, { "bg-ui-contrast-bg-base-pressed text-ui-contrast-fg-primary font-medium": current })}
    >
      <screen.Icon />
      <span className="min-w-0 flex-1 break-words">{t(screen.title)}</span>
      {screen.useBadge && counts && <MenuBadge useBadge={screen.useBadge} />}
    </router.Link>
  );
}

function MenuBadge({ useBadge }: { useBadge: () => Count }) {
  const count = useBadge();
  if (!count) return null;
  return (
    <span className="bg-ui-tag-red-icon text-ui-fg-on-color min-w-6 rounded-full px-1.5 text-center text-xs font-semibold leading-6 tabular-nums">
      {count}
    </span>
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
          className={clx(ROW, "justify-center px-0 uppercase tracking-wide", {
            "bg-ui-contrast-bg-base-pressed text-ui-contrast-fg-primary font-medium": code === language,
          })}
        >
          {code}
        </button>
      ))}
    </fieldset>
  );
}

function LogoutButton() {
  const { t } = useTexts();
  const { router, login } = useHost();
  const navigate = router.useNavigate();
  const logout = useLogout();
  const waiting = useWaitingChanges().length;
  const ask = useQuestion();
  const refusalText = useRefusalText();
  if (!login) return null;
  return (
    <button
      type="button"
      className={ROW}
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
        logout.mutate(undefined, {
          onSuccess: () => navigate(login, { replace: true }),
          onError: (error) => toast.error(t("logout.failed"), { description: refusalText(error, "") || undefined }),
        });
      }}
    >
      <ArrowRightOnRectangle />
      <span>{t("nav.logout")}</span>
    </button>
  );
}
