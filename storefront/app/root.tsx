import { QueryClientProvider } from "@tanstack/react-query";
import { ShownPage } from "@zakh/back-office/screens/back-closes";
import { type ReactElement, useContext, useEffect, useState, useSyncExternalStore } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { SCROLL_POSITIONS } from "./admin/reloaded-scroll";
import styles from "./app.css?url";
import { DeferredScripts } from "./deferred-scripts";
import { EventReplay } from "./event-replay";
import { requestLanguage } from "./i18n/language-cookie";
import { useTexts } from "./i18n/use-texts";
import { lazyComponent } from "./lib/browser/lazy-component";
import { createQueryClient } from "./lib/data/query-client";
import { type ShellData, ShellDataContext } from "./lib/data/shell-data";
import { DocumentHead } from "./lib/seo/document-head";
import type { PageHandle } from "./lib/seo/page-handle";
import { Nonce } from "./lib/server/nonce";
import { readShell } from "./lib/server/shell-data.server";
import { PAGE_LIST, routeId } from "./pages";
import { ScriptRecovery } from "./script-recovery";
import { watchSession } from "./session/end-session";
import { TextEncoderStreams } from "./text-encoder-stream";
import { FailurePage } from "./ui/failure-page";
import { currentToast, subscribeToToasts } from "./ui/toast-store";

/** Route ids of the pages without scripts. */
const STATIC_PAGES = import.meta.env.SSR ? PAGE_LIST.filter(({ scripts }) => scripts === false).map(routeId) : [];

/** By its address: imported, it would come again with each script that is loaded later, after the back office's styles. */
export function links() {
  return [{ rel: "stylesheet", href: styles }];
}

export function loader({ request, context }: Route.LoaderArgs) {
  return readShell(requestLanguage(request), new URL(request.url).origin, context);
}

/** The shell changes rarely and is read once a visit. If a second read failed, an error page would replace the current page. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactElement }) {
  const { i18n } = useTexts();
  const nonce = useContext(Nonce);
  const shell = useRouteLoaderData<ShellData>("root");
  const matches = useMatches();
  const deferred = matches.some(({ handle }) => (handle as PageHandle | undefined)?.scripts === "deferred");
  // Pages without scripts are rendered on the server only.
  const isStatic = import.meta.env.SSR && STATIC_PAGES.includes(matches.at(-1)?.id ?? "");
  // The texts for hydration, before any script asks for them.
  const catalogue = shell?.preload.catalogue && <link rel="modulepreload" href={shell.preload.catalogue} />;
  return (
    <ShellDataContext.Provider value={shell}>
      <html lang={i18n.language} data-language={i18n.language}>
        <head>
          <meta charSet="utf-8" />
          {isStatic ? null : (
            <>
              <EventReplay />
              <TextEncoderStreams />
              <ScriptRecovery />
            </>
          )}
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          {/* Safari would make phone links of prices, order numbers and codes. */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <meta name="theme-color" content="#7A1420" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/touch-180.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          {isStatic || deferred ? null : catalogue}
          <DocumentHead />
          <Links />
        </head>
        <body>
          {children}
          {isStatic ? null : <ScriptsMissing />}
          {/* After the page, because a browser asks for six files at a time, in their order: the first picture is among them. */}
          {shell?.preload.fonts.map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          {isStatic ? null : (
            <>
              <ScrollRestoration nonce={nonce} storageKey={SCROLL_POSITIONS} />
              {deferred ? <DeferredScripts nonce={nonce}>{catalogue}</DeferredScripts> : <Scripts nonce={nonce} />}
            </>
          )}
        </body>
      </html>
    </ShellDataContext.Provider>
  );
}

/** Shown by `script-recovery.tsx` when nothing of the page can be pressed. */
function ScriptsMissing() {
  const { t } = useTexts();
  return (
    <div
      id="scripts-missing"
      hidden
      suppressHydrationWarning
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-form rounded-card border border-paper-edge bg-paper p-4 text-center shadow-lift"
    >
      <p>{t("failure.title")}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: this page, with its query. */}
      <a href="" className="inline-flex min-h-touch items-center px-4 underline">
        {t("common.retry")}
      </a>
    </div>
  );
}

/** Loaded with the first toast; most visits have none. */
const useToaster = lazyComponent(() => import("./ui/toaster"));

function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const Toaster = useToaster(toast);
  return Toaster ? <Toaster /> : null;
}

export default function App() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => watchSession(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ShownPage />
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage missing={isRouteErrorResponse(error) && error.status === 404} />;
}
