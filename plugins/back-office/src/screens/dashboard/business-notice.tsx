import { BUSINESS_TITLES, missingOfBusiness } from "@zakh/site-settings/contract";
import { useTexts } from "../i18n/text";
import { useSetting } from "../resources/settings";
import { Notice } from "./notice";

/** What is still missing of who sells, without which the law lets nobody sell; gone when it is whole. */
export function BusinessNotice() {
  const { t, language } = useTexts();
  const { data } = useSetting("business");
  const missing = data ? missingOfBusiness(data) : [];
  if (missing.length === 0) return null;
  const fields = missing.map((field) => BUSINESS_TITLES[field][language]).join(", ");
  return (
    <Notice
      title={t("business.missing")}
      text={t("business.missing.text", { fields })}
      screen="business"
      open={t("business.title")}
    />
  );
}
