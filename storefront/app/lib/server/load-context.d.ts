import "react-router";
import type { Language } from "@zakh/kit/contract";
import type { CatalogueFiles } from "../data/shell-data";

declare module "react-router" {
  /** What the edge hands to rendering. */
  interface AppLoadContext {
    /** Only scripts that carry it may run; `undefined` in development, where any may. */
    nonce: string | undefined;
    /** Built files of each language's texts; empty in development. */
    catalogues: Partial<Record<Language, CatalogueFiles>>;
    /** The address that visitors use, as its owner has named it. */
    publicUrl: string | undefined;
    /** Answers of the commerce server's reads, as `cookie` or anybody sees them; `body` is `undefined` unless the status is 200. */
    readCommerce(path: string, cookie?: string): Promise<{ status: number; body: unknown }>;
    /** Runs what keeps the processor, one page at a time. */
    runExclusive<T>(work: () => Promise<T>): Promise<T>;
  }
}
