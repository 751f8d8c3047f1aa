import { SpanStatusCode } from "@medusajs/framework/opentelemetry/api";
import type { ReadableSpan } from "@medusajs/framework/opentelemetry/sdk-trace-node";
import { expect, it } from "vitest";
import { publicPart } from "./tracing";

it("a span is exported without headers, queries and error texts, which may tell of people", () => {
  const span = {
    name: "GET /api/orders?search=Bold",
    kind: 1,
    attributes: {
      "http.url": "/api/orders?search=Bold",
      "http.status_code": 200,
      "query.fields": ["id"],
      cookie: "zakh.sid=secret",
      authorization: "Bearer secret",
      "x-forwarded-for": "203.0.113.7",
    },
    status: { code: SpanStatusCode.ERROR, message: "bold@example.com is taken" },
    events: [{ name: "exception", attributes: { "exception.message": "bold@example.com" } }],
  } as unknown as ReadableSpan;
  const { name, kind, attributes, status, events } = publicPart(span);
  expect({ name, kind, attributes, status, events }).toEqual({
    name: "GET /api/orders",
    kind: 1,
    attributes: { "http.url": "/api/orders", "http.status_code": 200, "query.fields": ["id"] },
    status: { code: SpanStatusCode.ERROR },
    events: [],
  });
});
