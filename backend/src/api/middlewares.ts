import { defineMiddlewares } from "@medusajs/framework/http";
import { createErrorHandler } from "@zakh/kit/http/error-handler";
import { storeWritesBeforeErrors } from "@zakh/kit/http/medusa-store";
import { serveUploads } from "@zakh/kit/http/serve-uploads";
import { unanswered } from "@zakh/kit/http/unanswered";
import { calls } from "./calls";
import { texts } from "./texts";

/**
 * Only the last error handler counts in Medusa, so the application, which comes after every plugin, holds it. Medusa hands
 * it to Express's `use` after every route, which takes a list too: that is the one place for an answer to unknown paths.
 */
export default defineMiddlewares({
  routes: [{ matcher: "/static", middlewares: [serveUploads] }],
  errorHandler: [storeWritesBeforeErrors, unanswered(calls), createErrorHandler(texts)] as never,
});
