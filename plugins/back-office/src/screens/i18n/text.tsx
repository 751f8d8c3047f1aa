import { DEFAULT_LANGUAGE, type Language, paramFormatter, type TextParam } from "@zakh/kit/contract";
import { createInstance } from "i18next";
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Elements } from "../ui/elements";
import { PageFailed } from "../ui/page-failed";
import { CATALOGUES, type Catalogue, type FormErrorCode, type TextKey } from "./catalogues";
import notLoaded from "./not-loaded.json";

type Params = Record<string, TextParam>;

export interface Texts {
  language: Language;
  /** A text in the user's language; `count` selects the plural form. */
  t(key: TextKey, params?: Params): string;
  /** The text of an error code, as in the server's answers. */
  errorText(code: FormErrorCode | (string & {}), params?: Params): string;
}

/**
 * The back office's own i18next instance, because the hosts have other catalogues, and Medusa's dashboard has its own
 * i18next.
 */
export async function createTexts(language: Language, { texts, errors }: Catalogue): Promise<Texts> {
  const i18n = createInstance();
  await i18n.use(paramFormatter).init({
    lng: language,
    resources: { [language]: { texts, errors } },
    ns: ["texts", "errors"],
    defaultNS: "texts",
    // Keys and codes are flat: dots and colons in them have no meaning.
    keySeparator: false,
    nsSeparator: false,
    // React escapes values.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return {
    language,
    t: (key, params) => i18n.t(key, params ?? {}),
    errorText: (code, params) => i18n.t(code, { ...params, ns: "errors" }),
  };
}

const TextContext = createContext<Texts | undefined>(undefined);

interface TextProviderProps {
  language: Language | undefined;
  /** Shown while the catalogue is loading. */
  fallback: Elements;
  children: Elements;
}

/** When the language changes, the old texts stay until the new ones are loaded. */
export function TextProvider({ language = DEFAULT_LANGUAGE, fallback, children }: TextProviderProps) {
  const { texts, failed, retry } = useLoadedTexts(language);
  const pressed = useRef(false);
  const retryByHand = () => {
    // Safari imports no script again that has failed once, until the page is reloaded.
    if (pressed.current && navigator.onLine) window.location.reload();
    pressed.current = true;
    retry();
  };
  if (texts) return <TextContext.Provider value={texts}>{children}</TextContext.Provider>;
  return failed ? <TextsNotLoaded language={language} onRetry={retryByHand} /> : fallback;
}

/** Before lost texts are asked for again: the pause after each of the first failures. */
const PAUSES_MS = [10_000, 30_000];

/** Loads the texts of a language. What a weak network has lost is loaded again when the connection or the user is back, and after a pause. */
function useLoadedTexts(language: Language) {
  const [texts, setTexts] = useState<Texts>();
  const [failure, setFailure] = useState<{ of: Language }>();
  const [attempt, setAttempt] = useState(0);
  const failed = failure?.of === language;
  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again.
  useEffect(() => {
    let wanted = true;
    CATALOGUES[language]()
      .then((catalogue) => createTexts(language, catalogue))
      .then(
        (loaded) => wanted && setTexts(loaded),
        () => wanted && setFailure({ of: language }),
      );
    return () => {
      wanted = false;
    };
  }, [language, attempt]);

  useEffect(() => {
    if (!failed) return;
    const whenVisible = () => document.visibilityState === "visible" && retry();
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", whenVisible);
    const later = setInterval(whenVisible, PAUSES_MS[attempt] ?? 60_000);
    return () => {
      clearInterval(later);
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, [failed, attempt, retry]);

  return { texts, failed, retry };
}

/** Says in the user's language that there is no connection: these few texts are part of the code. */
function TextsNotLoaded({ language, onRetry }: { language: Language; onRetry: () => void }) {
  const texts = notLoaded[language];
  return (
    <PageFailed
      title={texts["screen.failed"]}
      hint={texts["screen.failedHint"]}
      retry={texts.retry}
      onRetry={onRetry}
    />
  );
}

export function useTexts(): Texts {
  const texts = useContext(TextContext);
  if (!texts) throw new Error("A back office screen needs a BackOfficeProvider around it");
  return texts;
}
