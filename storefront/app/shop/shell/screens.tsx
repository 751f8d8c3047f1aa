import { addScreenTexts } from "../../i18n/screen-texts";
import type { PageHandle } from "../../lib/seo/page-handle";

export { Outlet as default } from "react-router";

/** Around the screens whose texts the home page does not carry. */
export const handle: PageHandle = { texts: "screens" };

/** Only because without one the page would not be rendered on the server before the texts are brought in the browser. */
export function loader() {
  return null;
}

/** Brings the texts while the screen itself is on its way. */
export async function clientLoader() {
  await addScreenTexts();
  return null;
}

/** The texts are the page's, not the address's. */
export function shouldRevalidate() {
  return false;
}
