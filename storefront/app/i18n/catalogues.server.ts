import { LANGUAGES, type Language } from "@zakh/kit/contract";
import type { Catalogue, Translation } from "./catalogues";

const FILES = import.meta.glob<Translation<Catalogue>>("./locales/*.json", { eager: true, import: "default" });

/** All catalogues, for rendering on the server. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [language, FILES[`./locales/${language}.json`]]),
) as Record<Language, Translation<Catalogue>>;
