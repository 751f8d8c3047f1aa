import { reportFailure } from "@zakh/back-office/screens/report-failure";
import { InlineScript } from "./inline-script";
import { HYDRATED } from "./lib/browser/hydrated";
import { refetchScripts } from "./lib/browser/refetch-scripts";

/**
 * Loads the page again, with its scripts and styles anew from the network, when one of them did not come or was cut off: browsers do not
 * ask for it again, and nothing could be pressed. At once, but at most once a minute; later when somebody presses a button or the
 * connection is back. It runs before the scripts.
 */
export function ScriptRecovery() {
  return (
    <InlineScript
      code={import.meta.env.SSR ? `(${recover})("${HYDRATED}", ${refetchScripts}, ${reportFailure})` : undefined}
    />
  );
}

/** Runs in the page. */
function recover(hydrated: string, refetch: typeof refetchScripts, report: typeof reportFailure) {
  const KEY = `scripts ${location.pathname}`;
  const TRIES = `tries ${KEY}`;
  const BY_ITSELF = 60_000;
  const OWN = 'script[type=module]:not([src]), link[rel=stylesheet][href^="/assets/"]';
  const waiting = new AbortController();
  const { signal } = waiting;
  let isBroken = false;
  const reload = async (notWithinMs: number) => {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(KEY)) < notWithinMs) return false;
      sessionStorage.setItem(KEY, String(now));
    } catch {
      // A tab without storage could reload for ever by itself.
      if (notWithinMs === BY_ITSELF) return false;
    }
    if (isBroken) await refetch();
    location.reload();
    return true;
  };
  const notice = () => document.getElementById("scripts-missing");
  // A page that can be read is left alone; one that waits shows that it waits in vain, and asks again after a pause.
  const wait = () => {
    if (!document.querySelector('body [role="status"]')) return;
    notice()?.removeAttribute("hidden");
    let tries = 2;
    try {
      tries = Number(sessionStorage.getItem(TRIES));
      sessionStorage.setItem(TRIES, String(tries + 1));
    } catch {
      // The longest pause.
    }
    const again = () => {
      if (signal.aborted) return;
      if (navigator.onLine && document.visibilityState === "visible") reload(0);
      else setTimeout(again, 5000);
    };
    setTimeout(again, [10_000, 30_000][tries] ?? BY_ITSELF);
  };
  const failed = async (error?: unknown) => {
    if (isBroken) return;
    isBroken = true;
    addEventListener("online", () => reload(0), { signal });
    // A lost or cut script is there the second time.
    if (navigator.onLine && (await reload(BY_ITSELF))) return;
    // The page may not be read to its end yet.
    setTimeout(wait, 500);
    if (navigator.onLine && error) report(error);
  };
  const pressed = ({ target }: Event) => {
    // A script may also never come, without failing.
    if ((isBroken || performance.now() > 20_000) && (target as Element).closest("button")) reload(5000);
  };
  addEventListener("click", pressed, { capture: true, signal });
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
    waiting.abort();
    notice()?.setAttribute("hidden", "");
    try {
      sessionStorage.removeItem(TRIES);
    } catch {
      // Nothing was counted.
    }
  };
  document.addEventListener(hydrated, done, { once: true });
}
