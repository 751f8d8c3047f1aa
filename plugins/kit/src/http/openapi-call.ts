import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { encodeJson, type JsonBytes, sendJson } from "../cache/json-bytes";
import { openApiAnswer } from "../contract/openapi";
import type { Call } from "./calls";
import { type OpenApiOptions, openApi } from "./openapi";

/** The call that documents all others. */
export const openApiCall: Call = {
  method: "GET",
  path: "/api/openapi.json",
  role: "visitor",
  summary: "This document: every call, who may make it, what it takes, answers and refuses with.",
  answer: openApiAnswer,
};

/** Answers the OpenAPI document of these calls; generated at the first request and cached. */
export function serveOpenApi(calls: readonly Call[], options: OpenApiOptions) {
  let document: Promise<JsonBytes> | undefined;
  return async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    document ??= encodeJson(openApi(calls, options));
    sendJson(request, response, await document);
  };
}
