import { closeOnBack } from "@zakh/back-office/screens/back-closes";
import { reportFailure } from "@zakh/back-office/screens/report-failure";
import { type ErrorInfo, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { UNSAFE_RemixErrorBoundary as RouterBoundary } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { type Catalogue, loadCatalogue, type Translation } from "./i18n/catalogues";
import { createI18n } from "./i18n/create-i18n";
import { LANGUAGE_PARAMETER, rememberedLanguage } from "./i18n/language-cookie";
import { TextsProvider } from "./i18n/use-texts";
import { HYDRATED } from "./lib/browser/hydrated";
import { queryText } from "./lib/routing/paths";
import { DocumentBoundary } from "./ui/document-boundary";

const { dataset, lang } = document.documentElement;

// The page must be hydrated in the language that it was rendered in. A browser that translates pages changes `lang`.
const language = rememberedLanguage(`preferred-language=${dataset.language ?? lang}`);

// The cookie has the language now. In the address it would override a later choice at the next reload.
const address = new URL(window.location.href);
if (address.searchParams.has(LANGUAGE_PARAMETER)) {
  address.searchParams.delete(LANGUAGE_PARAMETER);
  address.search = queryText(address.searchParams);
  window.history.replaceState(window.history.state, "", address);
}

// Around its provider the router has a boundary that shows a stack. Without this method it is none, and `DocumentBoundary` catches.
Reflect.deleteProperty(RouterBoundary, "getDerivedStateFromError");

closeOnBack();
// Without its texts the page cannot be hydrated: `script-recovery.tsx` hears of it.
loadCatalogue(language).then(hydrate);

function hydrate(catalogue: Translation<Catalogue>) {
  const i18n = createI18n(language, catalogue);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider i18n={i18n}>
          <DocumentBoundary>
            <Router />
          </DocumentBoundary>
        </TextsProvider>
      </StrictMode>,
      // React then renders the page anew. By default it would be an error of the window, for which `script-recovery.tsx` reloads the page.
      { onRecoverableError: reportFailure },
    );
  });
}

/**
 * Navigations render synchronously, because with transitions, the router's default, they take much longer on a slow phone. Hydration is a
 * transition all the same, because nobody waits for it.
 */
function Router() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return <HydratedRouter useTransitions={false} onError={reportRendering} />;
}

/** What loaders throw is the server's to log, or a lost connection. */
function reportRendering(error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }) {
  console.error(error);
  if (errorInfo) reportFailure(error);
}
