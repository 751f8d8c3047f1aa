import { Router } from "express";
import { edgeSignature } from "./edge-signature.mjs";

/** How long to wait for commerce's answer, in ms; a load balancer asks every few seconds. */
const TIMEOUT_MS = 2500;

/**
 * Health checks for the supervisor and for a load balancer: `/health` and `/health/live` answer 200 as long as the edge runs,
 * `/health/ready` as long as commerce is ready too. Strangers learn no more than that.
 *
 * @param {{ commerceUrl: string, changesSecret?: string, timeoutMs?: number }} options
 * @returns {import("express").Router}
 */
export function health({ commerceUrl, changesSecret, timeoutMs = TIMEOUT_MS }) {
  const headers = edgeSignature(changesSecret);
  const router = Router();
  router.use("/health", (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/health", (_request, response) => void response.json({ status: "ok" }));
  router.get("/health/live", (_request, response) => void response.json({ status: "live" }));
  router.get("/health/ready", async (_request, response) => {
    const ready = await isReady(commerceUrl, headers, timeoutMs);
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}

/**
 * Whether commerce says within `timeoutMs` that it is ready.
 * @param {string} commerceUrl
 * @param {Record<string, string>} headers
 * @param {number} timeoutMs
 */
export async function isReady(commerceUrl, headers, timeoutMs) {
  try {
    const url = new URL("/health/ready", commerceUrl);
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
