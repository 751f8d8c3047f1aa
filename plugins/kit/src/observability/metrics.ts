import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The metrics that Prometheus reads under `/metrics` on the commerce port. Each plugin adds its own. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

export const requestsCounted = new Counter({
  name: "zakh_http_requests_total",
  help: "Requests that were answered, by method, route and status",
  labelNames: ["method", "route", "status"],
  registers: [metrics],
});

export const requestSeconds = new Histogram({
  name: "zakh_http_request_duration_seconds",
  help: "How long requests took, by method and route",
  labelNames: ["method", "route"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

export const requestsUnderWay = new Gauge({
  name: "zakh_http_requests_under_way",
  help: "Requests that are being worked on",
  registers: [metrics],
});

export const mailsCounted = new Counter({
  name: "zakh_mail_attempts_total",
  help: "Attempts of this process to send a mail, by outcome",
  labelNames: ["outcome"],
  registers: [metrics],
});

export const jobsCounted = new Counter({
  name: "zakh_job_attempts_total",
  help: "Attempts of this process at background jobs, by task and outcome",
  labelNames: ["task", "outcome"],
  registers: [metrics],
});
