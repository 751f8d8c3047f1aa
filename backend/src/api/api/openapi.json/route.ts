import { serveOpenApi } from "@zakh/kit/http/openapi-call";
import { calls } from "../../calls";
import { texts } from "../../texts";

/** The OpenAPI document of every call. */
export const GET = serveOpenApi(calls, { title: "Zakh", version: "1", texts });
