import { moduleAddress } from "@zakh/kit/browser/import-with-retry";
import { refetchScripts } from "./refetch-scripts";
import { reloadOnce } from "./reload-once";

/** Reloads an open page that needs a script which a deployment has replaced; `use-draft.ts` keeps what was typed. */
export function reloadAfterDeployment(): void {
  window.addEventListener("vite:preloadError", async ({ payload }) => {
    // A script that is cut off has the right address, and a weak network is no reason to lose the page. Safari names no address: there it is
    // enough that the page can be loaded.
    if (payload instanceof SyntaxError) return;
    if ((await statusOf(payload)) === (moduleAddress(payload) ? 404 : 200)) reloadOnce();
  });
}

/**
 * Reloads the page if the server does have the script that could not be imported: then the browser remembers the failure of another script
 * that this one imports, which no other address helps against, or the script is cut off.
 */
export async function reloadForScript(error: unknown): Promise<void> {
  if ((await statusOf(error)) !== 200) return;
  await refetchScripts();
  reloadOnce();
}

/**
 * The server's status for the script, or for the page where the error names no script; `undefined` without a connection, and where a
 * network answers with its login page.
 */
async function statusOf(error: unknown): Promise<number | undefined> {
  const address = moduleAddress(error);
  const answer = await fetch(address ?? "", { method: "HEAD" }).catch(() => undefined);
  const isLoginPage = address && answer?.ok && !/javascript/.test(answer.headers.get("Content-Type") ?? "");
  return isLoginPage ? undefined : answer?.status;
}
