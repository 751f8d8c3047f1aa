import helmet from "helmet";

/** What pages may ask for: their place, after a press; nothing else but the camera, where they read codes. */
const PERMISSIONS = "microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()";

/**
 * Security headers of every answer of the edge. `scripts` are the sources of inline scripts that may run beside the shop's own files:
 * each page lists the hashes of its own.
 *
 * Styles may be inline, because Radix sets some while a dialog is open. Pictures may come from any https address, because an
 * administrator may enter a picture's URL. There is no policy in development, because Vite injects scripts.
 *
 * A page that `readsCodes` may ask for the camera, and run the program that finds bar codes in its pictures (WebAssembly of the shop's own
 * files, no text that becomes script).
 *
 * @param {{ production: boolean; https: boolean; readsCodes?: boolean }} options
 * @param {string[]} [scripts]
 * @returns {import("express").RequestHandler}
 */
export function securityHeaders({ production, https, readsCodes = false }, scripts = []) {
  const headers = helmet({
    contentSecurityPolicy: production && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...(readsCodes ? ["'wasm-unsafe-eval'"] : [])],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: "deny" },
    // Only an address that visitors reach over https may require https.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", `camera=(${readsCodes ? "self" : ""}), ${PERMISSIONS}`);
    headers(request, response, next);
  };
}

/**
 * The same headers as a list, for answers that are made once and sent many times.
 *
 * @param {{ production: boolean; https: boolean; readsCodes?: boolean }} options
 * @param {string[]} [scripts]
 * @returns {import("./cached-response.mjs").Headers}
 */
export function securityHeaderList(options, scripts) {
  /** @type {import("./cached-response.mjs").Headers} */
  const list = [];
  const recorder = {
    setHeader: (/** @type {string} */ name, /** @type {string} */ value) => list.push([name, value]),
    removeHeader: () => {},
  };
  const middleware = securityHeaders(options, scripts);
  middleware(/** @type {never} */ ({}), /** @type {never} */ (recorder), (error) => {
    if (error) throw error;
  });
  return list;
}
