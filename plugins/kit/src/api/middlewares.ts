import { defineMiddlewares } from "@medusajs/framework/http";
import { apiDefaults } from "../http/api-defaults";
import { boundMedusaUploads } from "../http/bounded-medusa-uploads";
import { refuseCrossSite, refuseFormBodies } from "../http/cross-site";
import { createErrorHandler } from "../http/error-handler";
import { refuseUnknownHost } from "../http/known-host";
import { refuseStoreWrites, storeWritesBeforeErrors } from "../http/medusa-store";
import { completePictureUrls } from "../http/picture-urls";
import { plainPath } from "../http/plain-path";
import { pluginCalls, pluginTexts } from "../http/plugin-calls";
import { refuseUnreadablePath } from "../http/readable-path";
import { serveUploads } from "../http/serve-uploads";
import { refuseSwitchedOff } from "../http/switched-off";
import { refuseUnknownAuthProvider, refuseUnknownPaymentProvider } from "../http/unknown-provider";
import { answerUnmatched } from "../http/unmatched";
import { refuseUnusableInput } from "../http/unusable-input";

/**
 * Middlewares for every call, for calls under /api, and for Medusa's own calls; each plugin's table has its own.
 *
 * Medusa has one error handler, the last that a plugin or the application sets, and passes it to Express's `use` after
 * every route. That also accepts a list, and is the only place to answer unknown paths (decision 4).
 */
export default defineMiddlewares({
  routes: [
    {
      matcher: "/",
      middlewares: [refuseUnknownHost, plainPath, refuseCrossSite, refuseFormBodies, refuseUnusableInput],
    },
    { matcher: "/auth", middlewares: [refuseUnknownAuthProvider] },
    { matcher: "/hooks/payment", middlewares: [refuseUnknownPaymentProvider] },
    { matcher: "/store", middlewares: [refuseStoreWrites, completePictureUrls] },
    // Has no method, so that it runs before the middlewares of Medusa's own routes.
    { matcher: "/admin", middlewares: [boundMedusaUploads] },
    // Features that are off in this shop. Medusa would not answer them at all, or with 500.
    { matcher: "/admin/index", middlewares: [refuseSwitchedOff] },
    { matcher: "/admin/rbac", middlewares: [refuseSwitchedOff] },
    { matcher: "/api", middlewares: [apiDefaults, refuseUnreadablePath] },
    { matcher: "/static", middlewares: [serveUploads as never] },
  ],
  errorHandler: [storeWritesBeforeErrors, answerUnmatched(pluginCalls()), createErrorHandler(pluginTexts())] as never,
});
