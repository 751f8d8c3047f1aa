/**
 * Tells the server's log that this page failed, once a page load: what failed, and the path, without what was typed or who it is. It stands
 * in pages as text, too (`script-recovery.tsx`), so it uses nothing from outside.
 */
export function reportFailure(error: unknown): void {
  const MARK = "failure reported";
  if (performance.getEntriesByName(MARK).length > 0) return;
  performance.mark(MARK);
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const body = JSON.stringify({
    page: location.pathname.slice(0, 200),
    message: message.slice(0, 300),
    stack: stack.slice(0, 2000),
  });
  const headers = { "content-type": "application/json" };
  // Nobody waits for it, and nothing can be done about a report that does not arrive.
  fetch("/api/page-failures", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
