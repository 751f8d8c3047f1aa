import helmet from "helmet";

/**
 * Security headers of every answer that the edge makes; scripts run only with the page's nonce.
 *
 * Styles may be inline: Radix sets some while a dialog is open. Pictures may come from any https address, because an
 * administrator may name one by its URL. In development Vite injects its own scripts, so there is no policy then.
 *
 * @param {{ production: boolean; https: boolean }} options
 */
export function securityHeaders({ production, https }) {
  return helmet({
    contentSecurityPolicy: production && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_request, response) => {
            const { locals } = /** @type {import("express").Response} */ (response);
            return `'nonce-${locals.nonce}'`;
          },
        ],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: "deny" },
    // Only an address that visitors reach over https may promise to stay there.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
  });
}
