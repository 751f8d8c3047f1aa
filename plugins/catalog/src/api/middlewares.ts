import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";

/** The guards of all calls: one row per call. */
export default defineMiddlewares({ routes: callRoutes(calls) });
