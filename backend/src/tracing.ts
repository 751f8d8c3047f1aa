import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from "@medusajs/framework/opentelemetry/sdk-trace-node";
import { registerOtel } from "@medusajs/medusa";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";

/** What is exported of a span's attributes. Others are a request's headers, with cookies and tokens. */
const EXPORTED = /^(?:http|query|fetch|workflow)\./;

/** Attributes and names that are an address with its query, which may hold a customer's name or phone. */
const QUERY = /\?.*$/s;

/** Exports spans without what they tell of people; their errors are in the log, under the request's id. */
function withoutPeople(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(publicPart), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

export function publicPart(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes)
      .filter(([name]) => EXPORTED.test(name))
      .map(([name, value]) => [name, name === "http.url" ? String(value).replace(QUERY, "") : value]),
  );
  // An inherited copy: other fields are read through, some of which are getters.
  return Object.create(span, {
    name: { value: span.name.replace(QUERY, "") },
    attributes: { value: attributes },
    status: { value: { code: span.status.code } },
    events: { value: [] },
  });
}

/**
 * Traces requests, workflows and queries of this process, to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. Statements are not traced,
 * because `pg` would have to be wrapped before anything loads it; PostgreSQL's log names the request of each.
 */
export function startTracing(): void {
  registerOtel({
    serviceName: process.env.OTEL_SERVICE_NAME || "zakh-commerce",
    spanProcessors: [new BatchSpanProcessor(withoutPeople(new OTLPTraceExporter()))],
    instrument: { http: true, workflows: true, query: true },
  });
}
