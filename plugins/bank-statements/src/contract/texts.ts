import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

/** This plugin's error texts by language, for the server. A browser loads only the file of its own language. */
export const texts = { mn, ru, en, ko };
