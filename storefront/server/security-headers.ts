import type { RequestHandler } from "express";
import helmet from "helmet";
import type { HeaderList } from "./cached-response";

/** What pages may ask for: their place, after a press; nothing else but the camera, where they read codes. */
const PERMISSIONS = "microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()";

export interface Security {
  production: boolean;
  https: boolean;
}

interface PageSecurity extends Security {
  readsCodes?: boolean;
}

/**
 * Security headers of every response of the edge. `scripts` are the sources of inline scripts that may run beside the shop's own files:
 * each page lists the hashes of its own.
 *
 * Styles may be inline, because Radix sets some while a dialog is open. Pictures may come from any https address, because an
 * administrator may enter a picture's URL. There is no policy in development, because Vite injects scripts.
 *
 * A page that `readsCodes` may ask for the camera, and run the program that finds bar codes in its pictures (WebAssembly of the shop's own
 * files, no text that becomes script).
 */
export function securityHeaders(
  { production, https, readsCodes = false }: PageSecurity,
  scripts: string[] = [],
): RequestHandler {
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

/** The same headers as a list, for responses that are made once and sent many times. */
export function securityHeaderList(options: PageSecurity, scripts?: string[]): HeaderList {
  const list: HeaderList = [];
  const recorder = {
    setHeader: (name: string, value: string) => list.push([name, value]),
    removeHeader: () => {},
  };
  const middleware = securityHeaders(options, scripts);
  middleware({} as never, recorder as never, (error) => {
    if (error) throw error;
  });
  return list;
}
