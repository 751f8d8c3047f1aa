import type { Elements } from "@zakh/back-office/screens/elements";
import { memo } from "react";
import { useLocation } from "react-router";
import { badgeText, useCart } from "../../cart/use-cart";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { classes } from "../../ui/classes";
import { Icon, type IconName } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";

/** Home, cart and my page, at the bottom of small screens (spec §2). */
export const BottomBar = memo(function BottomBar() {
  const { t } = useTexts();
  const { pieces } = useCart();
  const badge = badgeText(pieces);
  return (
    <nav
      aria-label={t("bottomBar.label")}
      className="print:hidden fixed inset-x-0 bottom-0 z-bar bg-linen pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden"
    >
      <ul className="grid h-bar grid-cols-3 short:h-12">
        <BarLink to={paths.home} icon="home" text={t("common.home")} />
        <BarLink
          to={paths.cart}
          icon="cart"
          text={t("common.cart")}
          label={badge ? t("header.cart", { count: pieces }) : undefined}
        >
          {badge ? (
            <span
              key={badge}
              aria-hidden="true"
              className="figures absolute -right-2.5 -top-1.5 min-w-5 animate-badge-pop rounded-full bg-ember px-1 text-center text-micro leading-5 text-white"
            >
              {badge}
            </span>
          ) : null}
        </BarLink>
        <BarLink to={paths.myPage} icon="person" text={t("common.myPage")} />
      </ul>
    </nav>
  );
});

interface BarLinkProps {
  to: string;
  icon: IconName;
  text: string;
  label?: string;
  children?: Elements;
}

function BarLink({ to, icon, text, label, children }: BarLinkProps) {
  const current = useLocation().pathname === to;
  return (
    <li>
      <PageLink
        to={to}
        aria-label={label}
        aria-current={current ? "page" : undefined}
        className={classes(
          "flex h-full flex-col items-center justify-center gap-0.5 short:flex-row short:gap-4 border-t-[3px] text-center text-micro font-medium -outline-offset-4",
          current ? "border-oxblood text-oxblood" : "border-transparent text-ink-soft",
        )}
      >
        <span className="relative">
          <Icon name={icon} />
          {children}
        </span>
        <span>{text}</span>
      </PageLink>
    </li>
  );
}
