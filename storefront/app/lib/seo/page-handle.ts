import type { Translate } from "../../i18n/use-texts";
import type { ShellData } from "../data/shell-data";

/** What a page knows when it tells about itself. */
export interface PageContext<Data> {
  t: Translate;
  data: Data | undefined;
  language: string;
}

/** One thing of schema.org that the page is about, without its context. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

/** What a route tells the document about itself, as `export const handle`; read again when the language changes. */
export interface PageHandle<Data = unknown> {
  /** Title of the page without the site's name; the site's name alone when it is missing. */
  title?: (page: PageContext<Data>) => string | undefined;
  /** For search engines and shared links. */
  description?: (page: PageContext<Data>) => string | undefined;
  /** Picture for shared links; the shop's own when it is missing. */
  image?: (page: { data: Data | undefined }) => string | undefined;
  /** Open Graph type; a website when it is missing. */
  type?: "website" | "product" | "business.business";
  /**
   * What the page says to search engines as JSON-LD. Given as `import.meta.env.SSR ? tell : undefined`: browsers do not
   * need it, so it stays out of what they load.
   */
  structured?: (page: PageContext<Data> & { shell: ShellData; address: string }) => StructuredData[];
  /** The page says more than the texts that every page carries. */
  texts?: "screens";
}
