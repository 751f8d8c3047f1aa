import type { Translate } from "../i18n/use-texts";

/** What a route tells the document about itself, as `export const handle`; read again when the language changes. */
export interface PageHandle<Data = unknown> {
  /** Title of the page without the site's name; the site's name alone when it is missing. */
  title?: (page: { t: Translate; data: Data | undefined; language: string }) => string | undefined;
  /** For search engines and shared links. */
  description?: (page: { t: Translate; data: Data | undefined; language: string }) => string | undefined;
  /** Picture for shared links. */
  image?: (page: { data: Data | undefined }) => string | undefined;
  /** Personal pages are not for search engines. */
  unlisted?: boolean;
}
