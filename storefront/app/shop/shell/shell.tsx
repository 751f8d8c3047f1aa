import type { Elements } from "@zakh/back-office/screens/elements";
import { localized } from "@zakh/kit/contract";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { AddToCart } from "../../cart/add-to-cart";
import { CartDrawer } from "../../cart/cart-drawer";
import { useCartSync } from "../../cart/use-cart";
import { useFavoritesSync } from "../../favorites/use-favorites-sync";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { OfflineNotice } from "../../offline/offline-notice";
import { useCachePages, useReloadWhenOffline } from "../../offline/use-offline-pages";
import { FailurePage } from "../../ui/failure-page";
import { BottomBar } from "./bottom-bar";
import { ClosedNotice } from "./closed-notice";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageLinks } from "./page-links";
import { PageProgress } from "./page-progress";

/** The layout of all pages of the shop. */
export default function Shell() {
  useCartSync();
  useFavoritesSync();
  useCachePages();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Keeps header and footer around a missing or failed page. */
export function ErrorBoundary() {
  useCartSync();
  const error = useRouteError();
  useReloadWhenOffline(error);
  return (
    <Frame>
      <FailurePage missing={isRouteErrorResponse(error) && error.status === 404} />
    </Frame>
  );
}

/** Whose sheet it is, where header and footer are not printed. */
function PrintedShop() {
  const shell = useShellData();
  const { language } = useLanguage();
  if (!shell) return null;
  const { siteName, footer } = shell;
  const facts = [localized(footer, "address", language), footer.phone, footer.email].filter(Boolean);
  return (
    // In one line, because an order prints on one sheet.
    <div className="mb-1 hidden items-baseline justify-between gap-4 border-b border-ink text-micro print:flex">
      <p className="font-display text-base font-semibold">{siteName}</p>
      <p>{facts.join(" · ")}</p>
    </div>
  );
}

function Frame({ children }: { children: Elements }) {
  const { t } = useTexts();
  return (
    <AddToCart>
      <a
        href="#main"
        className="sr-only left-2 top-2 z-toast rounded-control bg-ink px-4 py-3 text-tallow focus:not-sr-only focus:fixed"
      >
        {t("common.skipToContent")}
      </a>
      <PageProgress />
      <PageLinks />
      <Header />
      <PrintedShop />
      <main id="main" tabIndex={-1} className="min-h-[60vh] focus:outline-none print:min-h-0">
        <ClosedNotice />
        {children}
      </main>
      <Footer />
      <BottomBar />
      <OfflineNotice />
      <CartDrawer />
    </AddToCart>
  );
}
