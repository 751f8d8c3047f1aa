import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Kinds of requests by the beginning of their path; everything else is a page. Each address of its own would be thousands of series. */
const KINDS = [
  ["/api/", "api"],
  ["/static/", "picture"],
  ["/assets/", "file"],
  ["/health", "health"],
] as const;

interface MetricsOptions {
  /** whose requests are counted */
  edge: Server;
  isCaching: () => boolean;
  /** 0 for any free one */
  port: number;
  host: string;
}

/**
 * Serves the metrics of this process under `/metrics`, in Prometheus' text format. On a port of its own, because strangers reach the
 * edge's port. Without this call nothing is counted.
 */
export function serveMetrics({ edge, isCaching, port, host }: MetricsOptions): Server {
  const metrics = registry(edge, isCaching);
  return createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    const text = await metrics.metrics();
    response.writeHead(200, { "Cache-Control": "no-store", "Content-Type": metrics.contentType }).end(text);
  }).listen(port, host);
}

function registry(edge: Server, isCaching: () => boolean) {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const registers = [metrics];
  const requests = new Counter({
    name: "zakh_edge_requests_total",
    help: "Requests that the edge answered, by kind and status",
    labelNames: ["kind", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "zakh_edge_request_duration_seconds",
    help: "How long the edge's requests took, by kind",
    labelNames: ["kind"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  new Gauge({
    name: "zakh_edge_caching",
    help: "1 while the edge hears of changes and so answers from memory, otherwise 0",
    registers,
    collect() {
      this.set(isCaching() ? 1 : 0);
    },
  });
  edge.prependListener("request", ({ url = "" }, response) => {
    const startedAt = performance.now();
    const kind = KINDS.find(([beginning]) => url.startsWith(beginning))?.[1] ?? "page";
    response.once("close", () => {
      requests.inc({ kind, status: response.statusCode });
      seconds.observe({ kind }, (performance.now() - startedAt) / 1000);
    });
  });
  return metrics;
}
