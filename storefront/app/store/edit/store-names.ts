import type { FieldName } from "@zakh/back-office/screens/edit-conflict";
import type { SendingDays } from "@zakh/catalog/contract";
import { contentTexts, localized } from "@zakh/kit/contract";
import { type OpeningHours, STORE_DUTIES, STORE_TEXTS } from "@zakh/marketplace/contract";
import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { WEEK } from "../../lib/format/opening-hours";
import { useServiceCategories } from "../categories";
import type { TypedService } from "../store-form-schema";

/** The labels of a store's fields, for the notice of a change. */
export function useStoreNames() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const categories = useServiceCategories().data;

  function categoryName(id: unknown): string {
    const category = categories?.find((one) => String(one.id) === String(id));
    return category ? localized(category, "name", language) : "";
  }

  function week(hours: unknown): string {
    const days = WEEK.flatMap((day) => {
      const of = (hours as OpeningHours)[day];
      if (of === undefined) return [];
      return [`${t(`store.${day}`)} ${of ? `${of.open}–${of.close}` : t("ownStore.form.off")}`];
    });
    return days.join("\n");
  }

  function serviceLines(services: unknown): string {
    return (services as TypedService[]).map(({ name, price }) => [name, price].filter(Boolean).join(" · ")).join("\n");
  }

  function sendingText(sending: unknown): string {
    const { weekdays, leadDays, closed } = (sending as SendingDays | null) ?? { weekdays: [], leadDays: 0, closed: [] };
    const days = WEEK.filter((day) => weekdays.includes(day)).map((day) => t(`store.${day}`));
    const lead = leadDays ? [t("ownStore.form.leadDaysCount", { count: leadDays })] : [];
    return [...days, ...lead, ...closed.map(({ from, to }) => `${from}–${to}`)].join("\n");
  }

  const descriptions = Object.fromEntries(
    contentTexts(STORE_TEXTS).map((text) => {
      const inLanguage = { language: t(`language.${text.language}`) };
      const isBase = text.language === "mn";
      return [
        text.name,
        { label: isBase ? t("ownStore.form.description") : t("ownStore.product.descriptionIn", inLanguage) },
      ];
    }),
  );
  return {
    categoryId: { label: t("ownStore.form.category"), text: categoryName },
    name: { label: t("ownStore.form.name") },
    ...descriptions,
    phone: { label: t("ownStore.form.phone") },
    email: { label: t("ownStore.form.email") },
    address: { label: t("ownStore.form.address") },
    ...Object.fromEntries(STORE_DUTIES.map((duty) => [duty, { label: BUSINESS_TITLES[duty][language] }])),
    mailOrderExempt: { label: t("ownStore.identity.exempt") },
    logo: { label: t("ownStore.form.logo"), picture: true },
    cover: { label: t("ownStore.form.cover"), picture: true },
    photos: { label: t("ownStore.form.photos"), picture: true },
    services: { label: t("ownStore.services.title"), text: serviceLines },
    openingHours: { label: t("ownStore.form.hours"), text: week },
    sendingDays: { label: t("ownStore.form.sending"), text: sendingText },
    isActive: { label: t("ownStore.form.active") },
  } satisfies Record<string, FieldName>;
}
