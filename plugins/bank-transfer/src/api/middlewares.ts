import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { bankTransferCalls } from "../http/calls";

export default defineMiddlewares({ routes: callRoutes(bankTransferCalls) });
