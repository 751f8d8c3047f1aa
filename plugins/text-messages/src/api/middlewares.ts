import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";

export default defineMiddlewares({ routes: callRoutes(calls) });
