import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { get as getSecurely } from "node:https";
import { edgeSignature } from "./edge-signature";
import type { ResponseCache } from "./response-cache";

/**
 * A stream that is silent for this long is dead: commerce sends a heartbeat every 200 ms. Where there are several commerce processes,
 * the one that is followed may stand still while another one changes something: for so long old responses may be sent.
 */
const SILENCE_TIMEOUT_MS = 3000;
const RETRY_DELAY_MS = 500;

interface ChangeStreamOptions {
  commerceUrl: string;
  secret: string;
  publicCache: ResponseCache;
  personalCache: ResponseCache;
  retryDelayMs?: number;
}

/**
 * Reads the stream of changes in the database from commerce, each process of which reports all of them, and invalidates the caches: public
 * responses that show the table at a `changed`, all personal ones at a `private-changed`. While the stream is lost, or commerce has lost the
 * database (`down`), the caches are disconnected from it.
 */
export function followChanges({
  commerceUrl,
  secret,
  publicCache,
  personalCache,
  retryDelayMs = RETRY_DELAY_MS,
}: ChangeStreamOptions) {
  const address = new URL("/zakh/changes", commerceUrl);
  const caches = [publicCache, personalCache];
  let closed = false;
  let next: NodeJS.Timeout | undefined;
  let request: ClientRequest;

  function connect() {
    const ask = address.protocol === "https:" ? getSecurely : get;
    // Without an agent: it would count the stream among its connections and keep it open.
    request = ask(
      address,
      { agent: false, headers: { Authorization: `Bearer ${secret}`, ...edgeSignature(secret) } },
      (stream) => {
        if (stream.statusCode !== 200) return void stream.resume();
        readEvents(stream, handle);
      },
    );
    request.setTimeout(SILENCE_TIMEOUT_MS, () => request.destroy());
    request.on("error", () => {});
    request.on("close", () => {
      handle("down");
      if (!closed) next = setTimeout(connect, retryDelayMs);
    });
  }

  function handle(event: string, table = "") {
    if (event === "changed") publicCache.invalidate([table]);
    else if (event === "private-changed") personalCache.invalidateAll();
    else for (const cache of caches) event === "up" ? cache.connect() : cache.disconnect();
  }
  connect();

  return {
    close: () => {
      closed = true;
      clearTimeout(next);
      request.destroy();
    },
  };
}

/** @param stream of server-sent events */
function readEvents(stream: IncomingMessage, onEvent: (event: string, data: string) => void) {
  let rest = "";
  let event = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("event: ")) event = line.slice("event: ".length);
      else if (line.startsWith("data: ")) onEvent(event, line.slice("data: ".length));
    }
  });
}
