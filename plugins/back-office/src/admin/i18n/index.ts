import { preferBrowserLanguage } from "../browser-language";

// Before the dashboard chooses its language, which it does when it is rendered.
preferBrowserLanguage();

/** The shop's name in the dashboard's menu; the dashboard falls back to English. */
const names = { zakh: { shop: "Зах" } };

export default { mn: names, ru: names, en: names, ko: names };
