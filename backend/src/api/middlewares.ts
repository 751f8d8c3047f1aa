import { defineMiddlewares } from "@medusajs/framework/http";
import { createErrorHandler } from "@zakh/kit/http/error-handler";
import { storeWritesBeforeErrors } from "@zakh/kit/http/medusa-store";
import { serveUploads } from "@zakh/kit/http/serve-uploads";
import { answerUnmatched } from "@zakh/kit/http/unmatched";
import { calls } from "./calls";
import { texts } from "./texts";

/**
 * Medusa uses only the last error handler, so the application, which comes after every plugin, sets it. Medusa passes
 * it to Express's `use` after every route. That also accepts a list, and is the only place to answer unknown paths.
 */
export default defineMiddlewares({
  routes: [{ matcher: "/static", middlewares: [serveUploads] }],
  errorHandler: [storeWritesBeforeErrors, answerUnmatched(calls), createErrorHandler(texts)] as never,
});
