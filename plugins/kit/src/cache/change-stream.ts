import { createHash, timingSafeEqual } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { ChangeListener } from "./listener";
import { isPersonalTable } from "./personal-read";
import { isPublicTable, keepWarm } from "./snapshot";

/** Interval of the heartbeat in ms. An edge connects anew when it has heard none for 3 s. */
const HEARTBEAT_MS = 200;

const open = new Set<ServerResponse>();

/** Ends all streams, so that connected edges do not delay a shutdown. */
function endStreams(): void {
  for (const response of open) response.end();
}
process.once("SIGTERM", endStreams);
process.once("SIGINT", endStreams);

/** Whether `Authorization: Bearer ...` carries the secret that edge and commerce share. False when no secret is set. */
export function mayFollowChanges(authorization: string | undefined, secret: string | undefined): boolean {
  if (!secret || !authorization) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`));
}

/**
 * Streams to an edge, as server-sent events, which tables have changed that public reads show (`changed`) or that
 * personal reads show (`private-changed`), and whether changes are heard at all (`up`, `down`).
 * This process has dropped its own cached values by then, so the edge's next request gets fresh data.
 */
export function streamChanges(changes: ChangeListener, response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  const send = (event: string, data = "") => response.write(`event: ${event}\ndata: ${data}\n\n`);
  const forget = changes.observe({
    changed: (table) => {
      if (isPublicTable(table)) send("changed", table);
      if (isPersonalTable(table)) send("private-changed", table);
    },
    connected: () => send("up"),
    disconnected: () => send("down"),
  });
  send(changes.connected ? "up" : "down");
  const leave = [changes.keepConnected(), keepWarm()];
  const heartbeat = setInterval(() => response.write(":\n\n"), HEARTBEAT_MS);
  open.add(response);
  response.once("close", () => {
    clearInterval(heartbeat);
    open.delete(response);
    forget();
    for (const each of leave) each();
  });
}
