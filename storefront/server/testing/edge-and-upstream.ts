import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { commerceProxy } from "../commerce-proxy";
import { SERVER_OPTIONS, serveGuarded } from "../request-guard";

/** The secret of edge and commerce in these tests. */
export const SECRET = "between edge and commerce";

export interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  trailers: NodeJS.Dict<string>;
  body: string;
}

const servers: Server[] = [];

export async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes all servers of `listen`. */
export function closeServers(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}

/** A commerce server that records the requests it receives, and answers each with its address and body. */
export async function recordingUpstream(): Promise<{ url: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const url = await listen(
    createServer(async (request, response) => {
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return;
      received.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        trailers: request.trailers,
        body,
      });
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ url: request.url, body }));
    }),
  );
  return { url, received };
}

type ProxyOptions = Parameters<typeof commerceProxy>[0];

/** The edge without its pages: the request guard and the proxy. */
export async function edgeBefore(commerceUrl: string, options: Partial<ProxyOptions> = {}): Promise<string> {
  const app = express();
  app.set("trust proxy", options.trustedProxies ?? 0);
  app.use(
    commerceProxy({
      commerceUrl,
      trustedProxies: 0,
      changesSecret: SECRET,
      ...options,
    }),
  );
  const server = createServer(SERVER_OPTIONS);
  serveGuarded(server, { listener: app as RequestListener });
  return listen(server);
}
