import { InlineScript } from "./inline-script";

/**
 * Loads the page again when one of its scripts did not come: browsers do not ask for it again, and nothing could be pressed. At once, but
 * at most once a minute; later when somebody presses a button or the connection is back. It runs before the scripts.
 */
export function ScriptRecovery() {
  return <InlineScript run={import.meta.env.SSR ? recover : undefined} />;
}

/** Runs in the page. */
function recover(hydrated: string) {
  const KEY = `scripts ${location.pathname}`;
  const waiting = new AbortController();
  const { signal } = waiting;
  const reload = (notWithinMs: number) => {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(KEY)) < notWithinMs) return;
      sessionStorage.setItem(KEY, String(now));
      location.reload();
    } catch {
      // A tab without storage could reload for ever.
    }
  };
  let isBroken = false;
  const failed = () => {
    if (isBroken) return;
    isBroken = true;
    if (navigator.onLine) reload(60_000);
    addEventListener("online", () => reload(0), { signal });
    addEventListener("click", ({ target }) => (target as Element).closest("button") && reload(5000), {
      capture: true,
      signal,
    });
  };
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && failed(), { capture: true, signal });
  // The page's last script is imported by another one.
  addEventListener("unhandledrejection", ({ reason }) => /import|module/i.test(String(reason)) && failed(), { signal });
  document.addEventListener(hydrated, () => waiting.abort(), { once: true });
}
