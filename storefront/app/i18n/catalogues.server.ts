import type { Language } from "@zakh/kit/contract";
import type { Catalogue, Translation } from "./catalogues";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

/** All catalogues, for rendering on the server. */
export const CATALOGUES: Record<Language, Translation<Catalogue>> = { mn, ru, en, ko };
