import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { loadCatalogue } from "./i18n/catalogues";
import { createI18n } from "./i18n/create-i18n";
import { rememberedLanguage } from "./i18n/language-cookie";

// The language that the page was rendered in, which is what it must be hydrated in.
const language = rememberedLanguage(`preferred-language=${document.documentElement.lang}`);

loadCatalogue(language).then((catalogue) => {
  const i18n = createI18n(language, catalogue);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
});
