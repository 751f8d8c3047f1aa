import { Router } from "express";
import { type Commerce, edgeSignature } from "./edge-signature";

/** How long to wait for commerce's response, in ms; a load balancer asks every few seconds. */
const TIMEOUT_MS = 2500;

/**
 * Health checks for the supervisor and for a load balancer: `/health` and `/health/live` answer 200 as long as the edge runs,
 * `/health/ready` as long as commerce is ready too. Strangers learn no more than that.
 */
export function health({
  commerceUrl,
  changesSecret,
  timeoutMs = TIMEOUT_MS,
}: Commerce & { timeoutMs?: number }): Router {
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

/** Whether commerce says within `timeoutMs` that it is ready. */
export async function isReady(commerceUrl: string, headers: Record<string, string>, timeoutMs: number) {
  try {
    const url = new URL("/health/ready", commerceUrl);
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
