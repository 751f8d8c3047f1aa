import { moduleAddress } from "./import-with-retry";
import { reloadOnce } from "./reload-once";

/** Reloads an open page that needs a script which a deployment has replaced; `use-draft.ts` keeps what was typed. */
export function reloadAfterDeployment(): void {
  window.addEventListener("vite:preloadError", async ({ payload }) => {
    const address = moduleAddress(payload);
    // A weak network is no reason to lose the page. Safari names no address: there it is enough that the page can be loaded.
    const answer = await fetch(address ?? "", { method: "HEAD" }).catch(() => undefined);
    if (answer?.status === (address ? 404 : 200)) reloadOnce();
  });
}
