import { LANGUAGES, type Language } from "@zakh/kit/contract";
import type { Catalogue, Translation } from "./catalogues";

const FILES = import.meta.glob<object>(["./locales/*.json", "./later/*.json"], { eager: true, import: "default" });

/** All catalogues, for rendering on the server. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    { ...FILES[`./locales/${language}.json`], ...FILES[`./later/${language}.json`] },
  ]),
) as Record<Language, Translation<Catalogue>>;
