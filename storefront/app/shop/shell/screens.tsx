import { addScreenTexts } from "../../i18n/screen-texts";
import type { PageHandle } from "../../lib/seo/page-handle";

export { Outlet as default } from "react-router";

/** The layout of the pages that need the texts of the screens. */
export const handle: PageHandle = { texts: "screens" };

/** Needed so that the page is rendered on the server, although it has a `clientLoader`. */
export function loader() {
  return null;
}

/** Loads the texts in parallel with the screen. */
export async function clientLoader() {
  await addScreenTexts();
  return null;
}

/** The texts do not depend on the address. */
export function shouldRevalidate() {
  return false;
}
