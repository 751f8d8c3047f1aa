import type { Language } from "@zakh/kit/contract";
import type { LegalKind, LegalPage } from "@zakh/legal/contract";
import type { ShippingFeeSetting } from "@zakh/site-settings/contract";
import type { AppLoadContext } from "react-router";
import { data } from "react-router";
import { requestLanguage } from "../../i18n/language-cookie";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";

export interface LegalData {
  kind: LegalKind;
  /** The page's language when it was read; the text may be in another. */
  language: Language;
  /** Undefined where it does not exist or cannot be read. */
  shown: { text: string; textLanguage: Language; isTranslated: boolean } | undefined;
  missing: boolean;
  version: LegalPage["shown"];
  versions: LegalPage["versions"];
  /** Won, on the page about delivery. */
  shippingFee?: string;
}

/** Reads a legal text for a page: in its language, in Korean where that is missing or asked for. An unknown version is 404. */
export async function readLegal(context: AppLoadContext, request: Request, kind: LegalKind) {
  const { searchParams } = new URL(request.url);
  const language = requestLanguage(request);
  const asked = searchParams.get("version");
  const path = `/api/legal/${kind}${asked === null ? "" : `?version=${encodeURIComponent(asked)}`}`;
  const [{ found, status }, fee] = await Promise.all([
    findInCommerce<LegalPage>(context, path),
    kind === "delivery"
      ? readCommerceOr<ShippingFeeSetting | undefined>(context, "/api/settings/shipping-fee", undefined)
      : undefined,
  ]);
  const wanted = searchParams.get("text") === "ko" ? "ko" : language;
  const textLanguage = found?.texts[wanted] ? wanted : "ko";
  const legal: LegalData = {
    kind,
    language,
    shown: found && { text: found.texts[textLanguage], textLanguage, isTranslated: found.texts[language] !== "" },
    missing: status === 404,
    version: found?.shown ?? null,
    versions: found?.versions ?? [],
    ...(fee && { shippingFee: fee.value }),
  };
  return data(legal, { status });
}
