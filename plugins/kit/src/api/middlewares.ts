import { defineMiddlewares } from "@medusajs/framework/http";
import { apiDefaults } from "../http/api-defaults";
import { refuseCrossSite } from "../http/cross-site";
import { refuseUnreadablePath } from "../http/readable-path";

/** What holds for every call under /api; each plugin's own table stands beside its routes. */
export default defineMiddlewares({
  routes: [{ matcher: "/api", middlewares: [apiDefaults, refuseUnreadablePath, refuseCrossSite] }],
});
