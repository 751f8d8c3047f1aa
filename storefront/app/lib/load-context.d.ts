import "react-router";
import type { Language } from "@zakh/kit/contract";

declare module "react-router" {
  /** What the edge hands to rendering. */
  interface AppLoadContext {
    /** Only scripts that carry it may run; `undefined` in development, where any may. */
    nonce: string | undefined;
    /** Built file of each language's catalogue; empty in development. */
    catalogues: Partial<Record<Language, string>>;
  }
}
