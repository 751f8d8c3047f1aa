/** Languages of all texts. Korean is complete but not offered in the switcher (ruling 30). */
export const LANGUAGES = ["mn", "ru", "en", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "mn";

/** Languages of the switcher, in its order (spec §1). */
export const SWITCHER_LANGUAGES = ["mn", "ru", "en"] as const satisfies readonly Language[];

/** Cookie with the chosen language; readable by the page and by both servers (ruling 30). */
export const LANGUAGE_COOKIE = "preferred-language";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}

/** The language of a request: the cookie first, then `Accept-Language`, otherwise Mongolian (ruling 30). */
export function chooseLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie;
  for (const tag of preferredTags(acceptLanguage ?? "")) {
    const primary = tag.split("-")[0];
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

function preferredTags(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
