import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "@zakh/accounts/http/call-routes";
import { orderCalls } from "../http/calls";
import { cartCalls } from "../http/cart-calls";

export default defineMiddlewares({ routes: callRoutes([...orderCalls, ...cartCalls]) });
