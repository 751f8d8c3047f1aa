import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type EverywhereTexts, loadCatalogue, type Translation } from "./i18n/catalogues";
import { createI18n } from "./i18n/create-i18n";
import { LANGUAGE_PARAMETER, rememberedLanguage } from "./i18n/language-cookie";
import { setScreenTextsTarget } from "./i18n/screen-texts";
import { TextsProvider } from "./i18n/use-texts";
import { queryText } from "./lib/routing/paths";
import { followBackOnEntryPage } from "./ui/entry-page-back";

const { lang, dataset } = document.documentElement;

// The language that the page was rendered in, which is what it must be hydrated in.
const language = rememberedLanguage(`preferred-language=${lang}`);

// The language is remembered by now: left in the address, it would undo a later choice at the next reload.
const address = new URL(window.location.href);
if (address.searchParams.has(LANGUAGE_PARAMETER)) {
  address.searchParams.delete(LANGUAGE_PARAMETER);
  address.search = queryText(address.searchParams);
  window.history.replaceState(window.history.state, "", address);
}

followBackOnEntryPage();
loadCatalogue(language, dataset.texts === "screens").then(hydrate, reloadWhenOnline);

function hydrate(catalogue: Translation<EverywhereTexts>) {
  const i18n = createI18n(language, catalogue);
  setScreenTextsTarget(i18n);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextsProvider i18n={i18n}>
          <Router />
        </TextsProvider>
      </StrictMode>,
    );
  });
}

/** Without its texts a page stays as the server has drawn it. */
function reloadWhenOnline() {
  window.addEventListener("online", () => window.location.reload(), { once: true });
}

/**
 * Another page is drawn in one go: in slices between frames, which are the router's own way, it takes a slow phone far longer.
 * The first one takes over in slices all the same, because nothing waits for it.
 */
function Router() {
  useEffect(() => {
    // What was pressed and typed so far is done again (`server/early-input.mjs`).
    document.dispatchEvent(new Event("taken-over"));
  }, []);
  return <HydratedRouter useTransitions={false} />;
}
