import { reportFailure } from "@zakh/back-office/screens/report-failure";
import { InlineScript } from "./inline-script";
import { HYDRATED } from "./lib/browser/hydrated";
import { reloadOnce } from "./lib/browser/reload-once";

/**
 * Loads the page again when one of its scripts or styles did not come, is gone after a deployment or was cut off: browsers do not ask for it
 * again. What was typed is kept (`event-replay.tsx`, `use-draft.ts`). It runs before the scripts.
 */
export function ScriptRecovery() {
  return (
    <InlineScript
      code={import.meta.env.SSR ? `(${recover})("${HYDRATED}", ${reloadOnce}, ${reportFailure})` : undefined}
    />
  );
}

/** Runs in the page. */
function recover(hydrated: string, reload: typeof reloadOnce, report: typeof reportFailure) {
  const OWN = 'script[type=module]:not([src]), link[rel=stylesheet][href^="/assets/"]';
  const early = new AbortController();
  const { signal } = early;
  const notice = () => document.getElementById("scripts-missing");
  let isReloading = false;
  const failed = async (error?: unknown) => {
    if (isReloading) return;
    isReloading = navigator.onLine;
    if (isReloading && (await reload())) return;
    isReloading = false;
    // Later, whatever needs the script says so itself.
    if (signal.aborted) return;
    addEventListener("online", () => location.reload(), { signal });
    // The page may not be read to its end yet.
    setTimeout(() => signal.aborted || notice()?.removeAttribute("hidden"), 500);
    if (error) report(error);
  };
  window.addEventListener("vite:preloadError", ({ payload }) => failed(payload));
  // Half a script may be right JavaScript, and fails in another way.
  const isOwn = ({ target, filename }: ErrorEvent) =>
    (target as Element).matches?.(OWN) || filename?.startsWith(`${location.origin}/assets/`);
  addEventListener("error", (event) => isOwn(event) && failed(event.error), { capture: true, signal });
  // The page's last script is imported by another one. The words are those of Chromium and Firefox, and of Safari.
  const isImport = ({ reason }: PromiseRejectionEvent) => /imported module|module script/i.test(String(reason));
  addEventListener("unhandledrejection", (event) => isImport(event) && failed(event.reason), { signal });
  // A style sheet that is cut off or empty is no error, but its last rule is missing. All style sheets have come then, or failed.
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue("--complete");
  addEventListener("load", () => isStyled() || failed());
  const done = () => {
    early.abort();
    notice()?.setAttribute("hidden", "");
  };
  document.addEventListener(hydrated, done, { once: true });
}
