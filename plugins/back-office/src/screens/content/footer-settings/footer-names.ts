import { textsOf } from "@zakh/kit/contract";
import type { QuickLink } from "@zakh/site-settings/contract";
import { useTexts } from "../../i18n/text";
import type { FieldName } from "../../ui/forms/changed-fields";
import { useTranslatedNames } from "../../ui/forms/translated-field";
import type { FooterValues } from "./footer-values";

/** Labels of the footer's fields, for the notice about a concurrent change. */
export function useFooterNames() {
  const { t } = useTexts();
  const translated = useTranslatedNames();
  return {
    companyName: { label: t("footerSettings.companyName") },
    ...translated("description", t("footerSettings.about")),
    ...translated("copyrightText", t("footerSettings.copyright")),
    picture: { label: t("footerSettings.logo"), picture: true },
    ...translated("address", t("footerSettings.address")),
    phone: { label: t("footerSettings.phone") },
    email: { label: t("footerSettings.email") },
    socialLinks: { label: t("footerSettings.tab.social"), text: addresses },
    quickLinks: { label: t("footerSettings.tab.links"), text: links },
  } satisfies Record<keyof FooterValues, FieldName>;
}

function addresses(value: unknown): string {
  return Object.values((value ?? {}) as Record<string, string>)
    .filter((address) => address !== "")
    .join("\n");
}

function links(value: unknown): string {
  return ((value ?? []) as QuickLink[])
    .map(
      (link) =>
        `${Object.values(textsOf(["title"], link))
          .filter(Boolean)
          .join(" / ")} (${link.url})`,
    )
    .join("\n");
}
