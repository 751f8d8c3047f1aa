import type { Language } from "@zakh/kit/contract";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useNewOrders } from "../alerts/use-new-orders";
import { useHost } from "../host";
import { keepPush } from "../resources/push";
import { useStaffRole } from "../resources/session";
import { findScreen } from "../screen-list";
import type { Elements } from "../ui/elements";
import { LoadingScreen } from "../ui/screen-state";
import { ForRole } from "./for-role";
import { Header } from "./header";
import { LowDisk } from "./low-disk";
import { MenuContent } from "./menu";
import { ScreenBoundary } from "./screen-boundary";

export interface AdminLayoutProps {
  onLanguage: (language: Language) => void;
  children: Elements;
}

/**
 * The layout of the storefront's /admin: menu at the side (on phones behind a button), header, page (spec §2 Admin
 * layout).
 */
export function AdminLayout({ onLanguage, children }: AdminLayoutProps) {
  const { base } = useHost();
  const { pathname } = useLocation();
  const screen = findScreen(pathname.slice(base.length));
  const newOrders = useNewOrders(screen?.path === "" || screen?.path === "orders");
  const isPacker = useStaffRole() === "packer";
  useEffect(() => {
    // What is not told now is told the next time.
    if (!isPacker) void keepPush().catch(() => undefined);
  }, [isPacker]);
  return (
    <div className="isolate min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="bg-ui-contrast-bg-base sticky top-0 hidden h-dvh md:block">
        <MenuContent onLanguage={onLanguage} />
      </aside>
      <div className="min-w-0">
        {/* The key remounts the header on navigation, which closes the open menu. */}
        <Header key={pathname} screen={screen} newOrders={newOrders} onLanguage={onLanguage} />
        {/* On phones a form's buttons are at the bottom of the screen; toasts leave room for them. */}
        <main className="mx-auto w-full max-w-6xl px-4 pb-16 pt-4 max-md:has-[form>.sticky]:pb-2 md:px-8 md:pt-6">
          {!isPacker && <LowDisk />}
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<LoadingScreen />}>
              <ForRole screen={screen}>{children}</ForRole>
            </Suspense>
          </ScreenBoundary>
        </main>
      </div>
    </div>
  );
}
