import { memo, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { openCartDrawer } from "../../cart/cart-drawer-state";
import { badgeText, useCart } from "../../cart/use-cart";
import { useTexts } from "../../i18n/use-texts";
import { lazyComponent } from "../../lib/browser/lazy-component";
import { useShellData } from "../../lib/data/shell-data";
import { subMenu, topMenu } from "../../lib/routing/menu";
import { paths } from "../../lib/routing/paths";
import { useSession } from "../../session/session";
import { useLoginRedirect } from "../../session/use-login-redirect";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { PageLink } from "../../ui/page-link";
import { LanguagePicker } from "./language-picker";
import { Logo } from "./logo";
import { MenuLink } from "./menu-link";

/** Loaded once the cart has lines; a first visit has none. */
const useCartPreview = lazyComponent(() => import("../../cart/cart-preview"));

const SearchSheet = lazySheet(() => import("../search/search-sheet"));

/** The overlay menu of small screens. */
const TopMenu = lazySheet(() => import("./top-menu-sheet"));

const ROUND =
  "relative flex size-touch items-center justify-center rounded-full text-ink transition-colors duration-quick hover:bg-paper";

/** Logo, menu, language, profile and cart (spec §2). The same for everybody until the session is known. */
export const Header = memo(function Header() {
  const { t } = useTexts();
  const shell = useShellData();
  const { user } = useSession();
  return (
    <header className="print:hidden sticky top-0 z-header border-b border-paper-edge bg-tallow">
      <div className="page flex h-header items-center gap-2 md:h-header-l md:gap-6 short:h-12">
        <Logo />
        <nav aria-label={t("header.label")} className="hidden min-w-0 flex-1 md:block">
          <ul className="flex items-center gap-1">
            {topMenu(shell?.navigation).map((entry) => {
              const children = subMenu(shell?.navigation, entry.id);
              return (
                <li key={entry.id} className="group relative">
                  <MenuLink
                    entry={entry}
                    className="flex min-h-touch items-center border-b-[3px] border-transparent px-3 pt-[3px] font-display text-base font-medium uppercase tracking-sign text-ink hover:text-ember"
                    activeClassName="border-b-oxblood text-oxblood"
                  />
                  {children.length > 0 ? (
                    <ul className="invisible absolute left-0 top-full z-header min-w-56 rounded-b-card border border-paper-edge bg-linen py-2 opacity-0 shadow-lift transition-opacity duration-quick group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
                      {children.map((child) => (
                        <li key={child.id}>
                          <MenuLink
                            entry={child}
                            className="flex min-h-touch items-center px-4 text-small font-medium text-ink hover:bg-paper"
                            activeClassName="text-oxblood"
                          />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-0.5 md:gap-2">
          <div className="hidden md:block">
            <LanguagePicker />
          </div>
          <SearchButton />
          {/* A phone's menu has it. */}
          <div className="hidden md:block">
            <PageLink to={paths.favorites} aria-label={t("favorites.title")} className={ROUND}>
              <Icon name="heart" />
            </PageLink>
          </div>
          <PageLink
            to={user ? paths.myPage : paths.auth}
            aria-label={user ? t("header.profile") : t("header.signIn")}
            className={ROUND}
          >
            <Icon name="person" />
          </PageLink>
          <CartButton />
          <MenuButton />
        </div>
      </div>
    </header>
  );
});

/** Whether a sheet is open; another page closes it. Its script may come when Back has left the page: then it stays closed. */
function useOpenOnThisPage() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (pathname) setOpen(false);
  }, [pathname]);
  return [open, setOpen] as const;
}

/** Opens the search over the page; before scripts run it opens the page of its own. */
function SearchButton() {
  const { t } = useTexts();
  const [open, setOpen] = useOpenOnThisPage();
  return (
    <>
      <a
        href={paths.search}
        aria-label={t("search.open")}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={ROUND}
      >
        <Icon name="search" />
      </a>
      <SearchSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the overlay menu. */
function MenuButton() {
  const { t } = useTexts();
  const [open, setOpen] = useOpenOnThisPage();
  return (
    <>
      <button
        type="button"
        aria-label={t("header.openMenu")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${ROUND} md:hidden`}
      >
        <Icon name="menu" />
      </button>
      <TopMenu open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the cart drawer; hovering shows the preview. Visitors have to sign up first (spec §6). */
function CartButton() {
  const { t } = useTexts();
  const { user } = useSession();
  const { pieces } = useCart();
  const redirectToLogin = useLoginRedirect();
  const badge = badgeText(pieces);
  const CartPreview = useCartPreview(badge !== undefined);
  return (
    <div className="group/cart relative">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={badge ? t("header.cart", { count: pieces }) : t("header.cartEmpty")}
        onClick={() => (user === null ? redirectToLogin("cart") : openCartDrawer())}
        className={ROUND}
      >
        <Icon name="cart" />
        {badge ? (
          <span
            key={badge}
            aria-hidden="true"
            className="figures absolute -right-0.5 top-0 min-w-5 animate-badge-pop rounded-full bg-ember px-1 text-center text-micro leading-5 text-white"
          >
            {badge}
          </span>
        ) : null}
      </button>
      {badge && CartPreview ? <CartPreview /> : null}
    </div>
  );
}
