import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Lighthouse's slow 4G: round trip in ms, bytes per ms of all connections together. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1638.4 / 8;

/** An HTTP proxy whose network can be made as slow as a phone's. The browser's own emulation leaves out what a service worker fetches. */
export async function slowNetwork() {
  let slow = false;
  /** When the line has carried everything so far, in ms. */
  let free = 0;
  const proxy = createServer((asked, answer) => {
    const url = new URL(asked.url ?? "");
    const onward = request(url, { method: asked.method, headers: asked.headers }, async (response) => {
      if (slow) await pause(ROUND_TRIP_MS);
      answer.writeHead(response.statusCode ?? 502, response.headers);
      for await (const chunk of response) {
        if (slow) {
          free = Math.max(free, performance.now()) + chunk.length / BYTES_PER_MS;
          await pause(free - performance.now());
        }
        answer.write(chunk);
      }
      answer.end();
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${address.port}`,
    slow: (now: boolean) => {
      slow = now;
    },
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
