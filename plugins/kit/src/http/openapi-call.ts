import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { encodeJson, type JsonBytes, sendJson } from "../cache/json-bytes";
import { openApiAnswer } from "../contract/openapi";
import type { Call } from "./calls";
import type { OpenApiDocument } from "./openapi";

/** The call that documents all others. */
export const openApiCall: Call = {
  method: "GET",
  path: "/api/openapi.json",
  role: "visitor",
  summary: "This document: every call, who may make it, what it takes, answers and refuses with.",
  answer: openApiAnswer,
};

/** Answers an OpenAPI document; generated at the first request and cached. */
export function serveOpenApi(generate: () => OpenApiDocument) {
  let document: Promise<JsonBytes> | undefined;
  return async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    document ??= encodeJson(generate());
    sendJson(request, response, await document);
  };
}
