import { isLanguage } from "@zakh/kit/contract";

/** Where the dashboard stores the language that somebody has chosen, as a cookie and in localStorage. */
export const LANGUAGE_KEY = "lng";

/**
 * Makes the browser's language the dashboard's where nobody has chosen one: by itself it starts in English. It keeps the language of the
 * first visit as if it had been chosen, so later ones change nothing.
 */
export function preferBrowserLanguage(): void {
  try {
    const isChosen = localStorage.getItem(LANGUAGE_KEY) !== null || /(?:^|; )lng=/.test(document.cookie);
    const language = navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage);
    if (!isChosen && language !== undefined) localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Where storage is blocked the dashboard starts in English.
  }
}
