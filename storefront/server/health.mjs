import { Router } from "express";
import { edgeSignature } from "./edge-signature.mjs";

/** How long commerce may take to say that it is ready, in ms; a balancer asks every few seconds. */
const TIMEOUT_MS = 2500;

/**
 * How this edge is, told to whoever starts it and to a balancer in front of several: `/health` and `/health/live` as long as it
 * runs, `/health/ready` while shoppers can be sent here, which is as long as commerce is ready. It tells a stranger no more than that.
 *
 * @param {{ commerceUrl: string, changesSecret?: string, patience?: number }} options
 * @returns {import("express").Router}
 */
export function health({ commerceUrl, changesSecret, patience = TIMEOUT_MS }) {
  const headers = edgeSignature(changesSecret);
  const router = Router();
  router.use("/health", (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/health", (_request, response) => void response.json({ status: "ok" }));
  router.get("/health/live", (_request, response) => void response.json({ status: "live" }));
  router.get("/health/ready", async (_request, response) => {
    const ready = await isReady(`${commerceUrl}/health/ready`, headers, patience);
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}

/**
 * Whether commerce says within `patience` ms that it is ready.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} patience
 */
export async function isReady(url, headers, patience) {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
