import type { Call } from "@zakh/kit/http/calls";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { shopLog } from "@zakh/kit/log/shop-log";
import { type PageFailureInput, pageFailureInput } from "../contract";

const TEN_MINUTES = 10 * 60;

/** Anybody may call it, so the log is bounded by address, and for all of them together. */
const limits = [
  rateLimit({ name: "page-failures-address", points: 10, seconds: TEN_MINUTES }),
  rateLimit({ name: "page-failures-all", points: 100, seconds: TEN_MINUTES, key: () => "all" }),
];

export const pageFailureCall: Call = {
  method: "POST",
  path: "/api/page-failures",
  role: "visitor",
  summary: "Writes to the shop's log that a page failed in a browser.",
  body: pageFailureInput,
  after: limits,
  status: 204,
  refusals: { 429: ["too_many_requests"] },
  handler: (request) => {
    const { page, message, stack } = request.validatedBody as PageFailureInput;
    shopLog.write("warn", "A page failed in a browser", {
      page,
      error: message,
      stack,
      browser: request.get("user-agent")?.slice(0, 200),
    });
  },
};
