import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";

/** In ms: a restart takes some seconds. */
const LONGEST_MS = 30_000;
const AGAIN_MS = 100;

/** In development a request waits while commerce restarts after an edit, instead of being refused; at most half a minute. */
export function untilListening(commerceUrl: string, longestMs = LONGEST_MS): RequestHandler {
  const { hostname, port } = new URL(commerceUrl);
  return async (_request, _response, next) => {
    const end = Date.now() + longestMs;
    while (!(await isListening(hostname, Number(port))) && Date.now() < end) await sleep(AGAIN_MS);
    next();
  };
}

function isListening(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
