import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { openStoreCalls } from "@zakh/kit/http/medusa-store";
import { calls } from "../http/calls";
import { storeCalls } from "../http/store-calls";

export default defineMiddlewares({ routes: [...openStoreCalls(storeCalls), ...callRoutes(calls)] });
