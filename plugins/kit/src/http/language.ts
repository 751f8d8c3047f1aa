import type { MedusaRequest } from "@medusajs/framework/http";
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from "../contract/languages";

/** The language of a request: its cookie, then `Accept-Language`, otherwise Mongolian (ruling 30). */
export function requestLanguage(request: MedusaRequest): Language {
  return chooseLanguage(request.cookies?.[LANGUAGE_COOKIE], request.headers["accept-language"]);
}
