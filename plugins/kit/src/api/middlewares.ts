import { defineMiddlewares } from "@medusajs/framework/http";
import { apiDefaults } from "../http/api-defaults";
import { boundMedusaUploads } from "../http/bounded-medusa-uploads";
import { refuseCrossSite } from "../http/cross-site";
import { refuseInheritedNames } from "../http/inherited-names";
import { refuseStoreWrites } from "../http/medusa-store";
import { refuseUnknownHost } from "../http/own-host";
import { refuseUnreadablePath } from "../http/readable-path";
import { refuseSwitchedOff } from "../http/switched-off";

/** What holds for every call, for calls under /api, and for Medusa's own; each plugin's own table stands beside its routes. */
export default defineMiddlewares({
  routes: [
    { matcher: "/", middlewares: [refuseUnknownHost, refuseInheritedNames] },
    { matcher: "/store", middlewares: [refuseStoreWrites] },
    // Without a method, so that it stands before what Medusa's routes bring themselves.
    { matcher: "/admin", middlewares: [boundMedusaUploads] },
    // Switched off in this shop, where Medusa never answers them, or with 500.
    { matcher: "/admin/index", middlewares: [refuseSwitchedOff] },
    { matcher: "/admin/rbac", middlewares: [refuseSwitchedOff] },
    { matcher: "/api", middlewares: [apiDefaults, refuseUnreadablePath, refuseCrossSite] },
  ],
});
