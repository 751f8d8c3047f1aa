import "react-router";
import type { Language } from "@zakh/kit/contract";

declare module "react-router" {
  /** What the edge provides for rendering. */
  interface AppLoadContext {
    /** Only scripts with it may run; `undefined` in development, where all may. */
    nonce: string | undefined;
    /** The built file of each language's texts; empty in development. */
    catalogues: Partial<Record<Language, string>>;
    /** The configured address of the shop. */
    publicUrl: string | undefined;
    /** Reads from the commerce server, with or without a visitor's `cookie`; `body` is `undefined` unless the status is 200. */
    readCommerce(path: string, cookie?: string): Promise<{ status: number; body: unknown }>;
    /** Runs CPU-bound work, one page at a time. */
    runExclusive<T>(work: () => Promise<T>): Promise<T>;
  }
}
