import type { Language } from "@zakh/kit/contract";
import { type ReactNode, Suspense } from "react";
import { useHost } from "../host";
import { findScreen } from "../screen-list";
import { LoadingScreen } from "../ui/screen-state";
import { Header } from "./header";
import { LowDisk } from "./low-disk";
import { MenuContent } from "./menu";
import { ScreenBoundary } from "./screen-boundary";

export interface AdminLayoutProps {
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/**
 * The layout of the storefront's /admin: menu at the side (on phones behind a button), header, page (spec §2 Admin
 * layout).
 */
export function AdminLayout({ onLanguage, children }: AdminLayoutProps) {
  const { router, base } = useHost();
  const { pathname } = router.useLocation();
  const screen = findScreen(pathname.slice(base.length));
  return (
    <div className="isolate min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="bg-ui-contrast-bg-base sticky top-0 hidden h-dvh md:block">
        <MenuContent onLanguage={onLanguage} />
      </aside>
      <div className="min-w-0">
        {/* The key remounts the header on navigation, which closes the open menu. */}
        <Header key={pathname} screen={screen} onLanguage={onLanguage} />
        {/* On phones a form's buttons are at the bottom of the screen; toasts leave room for them. */}
        <main className="mx-auto w-full max-w-6xl px-4 pb-16 pt-4 max-md:has-[form>.sticky]:pb-2 md:px-8 md:pt-6">
          <LowDisk />
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
          </ScreenBoundary>
        </main>
      </div>
    </div>
  );
}
