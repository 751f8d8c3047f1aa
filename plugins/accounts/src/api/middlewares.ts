import { defineMiddlewares } from "@medusajs/framework/http";
import { callRoutes } from "../http/call-routes";
import { accountCalls } from "../http/calls";
import { passwordResetCalls } from "../http/password-reset-calls";

/** Who may call what: the tables of calls, one row a call. */
export default defineMiddlewares({ routes: callRoutes([...accountCalls, ...passwordResetCalls]) });
