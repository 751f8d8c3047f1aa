import { createHash, timingSafeEqual } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { ChangeListener } from "./listener";
import { isOwnTable } from "./own-read";
import { isPublicTable, stayPrepared } from "./snapshot";

/** How often a stream says that it is alive, in ms; an edge that hears nothing for some of these takes it for dead. */
const HEARTBEAT = 2000;

const open = new Set<ServerResponse>();

/** A process that is asked to end must not be held up by those who listen. */
function endStreams(): void {
  for (const response of open) response.end();
}
process.once("SIGTERM", endStreams);
process.once("SIGINT", endStreams);

/** Whether `Authorization: Bearer ...` names the secret that edge and commerce share; never without one. */
export function mayFollowChanges(authorization: string | undefined, secret: string | undefined): boolean {
  if (!secret || !authorization) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`));
}

/**
 * Tells an edge, as server-sent events, which tables change that public reads show (`changed`) or that personal ones show
 * (`own-changed`), and whether changes are heard at all (`heard`, `cut`).
 * This process has dropped its own snapshots by then, so what the edge asks next is answered anew.
 */
export function streamChanges(changes: ChangeListener, response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  const tell = (event: string, data = "") => response.write(`event: ${event}\ndata: ${data}\n\n`);
  const forget = changes.observe({
    changed: (table) => {
      if (isPublicTable(table)) tell("changed", table);
      if (isOwnTable(table)) tell("own-changed", table);
    },
    heard: () => tell("heard"),
    cut: () => tell("cut"),
  });
  tell(changes.connected ? "heard" : "cut");
  const leave = [changes.staySteady(), stayPrepared()];
  const heartbeat = setInterval(() => response.write(":\n\n"), HEARTBEAT);
  open.add(response);
  response.once("close", () => {
    clearInterval(heartbeat);
    open.delete(response);
    forget();
    for (const each of leave) each();
  });
}
