import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { calls } from "../http/calls";
import { requireOwnStore } from "../http/own-store";

export default defineMiddlewares({ routes: callRoutes(calls, { "store owner": [requireOwnStore] }) });
