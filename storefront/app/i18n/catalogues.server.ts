import type { Language } from "@zakh/kit/contract";
import type { Catalogue } from "./catalogues";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

/** Every catalogue, at hand for rendering. */
export const CATALOGUES: Record<Language, Catalogue> = { mn, ru, en, ko };
