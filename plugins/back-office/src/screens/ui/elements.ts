import type { ReactElement } from "react";

/**
 * What a component may put beside other elements: no bare text. A translated page has replaced every text by elements of the browser's, so
 * React no longer finds a text that it is to remove, to change, or to put an element before. A text that is the only child of its element
 * is safe (`text-elements.test.ts`).
 */
export type Elements = ReactElement | "" | false | null | undefined | readonly Elements[];
