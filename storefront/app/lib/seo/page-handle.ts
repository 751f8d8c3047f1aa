import type { Language } from "@zakh/kit/contract";
import type { Translate } from "../../i18n/use-texts";
import type { ShellData } from "../data/shell-data";

/** What the functions of a handle receive. */
export interface PageContext<Data> {
  t: Translate;
  data: Data | undefined;
  language: Language;
}

/** An object of schema.org that the page describes, without its context. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

/** What a route's `export const handle` says about the page to the document; read again when the language changes. */
export interface PageHandle<Data = unknown> {
  /** Title of the page without the site's name; without it the title is the site's name. */
  title?: (page: PageContext<Data>) => string | undefined;
  /** For search engines and shared links. */
  description?: (page: PageContext<Data>) => string | undefined;
  /** Picture for shared links; the shop's own by default. */
  image?: (page: { data: Data | undefined }) => string | undefined;
  /** Open Graph type; `website` by default. */
  type?: "website" | "product" | "business.business";
  /**
   * JSON-LD for search engines. Write it as `import.meta.env.SSR ? … : undefined`, so that browsers do not load it.
   */
  structured?: (page: PageContext<Data> & { shell: ShellData; address: string }) => StructuredData[];
  /** The page is looked at before it is used: its scripts are fetched when it has loaded. */
  scripts?: "deferred";
}
