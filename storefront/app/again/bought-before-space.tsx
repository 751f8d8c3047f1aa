import { useEffect } from "react";
import { InlineScript } from "../inline-script";
import { lazyComponent } from "../lib/browser/lazy-component";
import { useSession } from "../session/session";

/** What the row shows, as this device has stored it. */
export const BOUGHT_BEFORE_KEY = "bought-before";

const useRow = lazyComponent(() => import("./bought-before"));

/**
 * The space of the row of what was bought before. The page is the same for everybody, so a script in it keeps the space before the first paint, where
 * this device has something to show there (`data-bought`, app.css); for all others it has no height.
 */
export function BoughtBeforeSpace() {
  const { user } = useSession();
  const Row = useRow(user);
  useEffect(() => {
    // Whoever has signed out on this page leaves no empty space.
    if (user === null) delete document.documentElement.dataset.bought;
  }, [user]);
  return (
    <>
      <InlineScript code={import.meta.env.SSR ? `(${keepSpace})("${BOUGHT_BEFORE_KEY}")` : undefined} />
      <div className="bought-before">{user && Row ? <Row /> : null}</div>
    </>
  );
}

/** Runs in the page. */
function keepSpace(key: string) {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.bought = "";
  } catch {
    // Where storage is closed, nothing was stored.
  }
}
