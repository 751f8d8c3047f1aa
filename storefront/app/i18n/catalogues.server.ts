import { LANGUAGES, type Language } from "@zakh/kit/contract";
import { type Catalogue, joinTexts, type Translation } from "./catalogues";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";
import screensEn from "./locales/screens/en.json";
import screensKo from "./locales/screens/ko.json";
import screensMn from "./locales/screens/mn.json";
import screensRu from "./locales/screens/ru.json";

const EVERYWHERE = { mn, ru, en, ko };
const SCREENS = { mn: screensMn, ru: screensRu, en: screensEn, ko: screensKo };

/** All catalogues with all texts, for rendering on the server. */
export const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((language) => [language, joinTexts(EVERYWHERE[language], SCREENS[language])]),
) as Record<Language, Translation<Catalogue>>;
