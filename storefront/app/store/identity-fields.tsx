import { BUSINESS_TITLES } from "@zakh/site-settings/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useErrorText } from "../i18n/use-error-text";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { InputField } from "../ui/field";
import { SwitchField } from "../ui/switch-field";
import type { StoreFormState } from "./store-fields";
import { FormCard } from "./store-page";

/** Links to these fields have it, or the name of one of them, behind the `#`. */
export const IDENTITY = "identity";

const FIELDS = ["tradeName", "representative", "businessNumber", "mailOrderNumber", "meatLicence"] as const;

/** Who the store is by law (ruling 81). */
export function IdentityFields({ form }: { form: StoreFormState }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { hash } = useLocation();
  const { register, setFocus, formState, watch } = form;
  const isExempt = watch("mailOrderExempt") === true;
  // The page is empty until the store is read, so the browser finds no such place.
  useEffect(() => {
    const field = hash === `#${IDENTITY}` ? FIELDS[0] : FIELDS.find((name) => hash === `#${name}`);
    if (field) setFocus(field);
  }, [hash, setFocus]);

  function field(name: (typeof FIELDS)[number], hint?: string, disabled = false) {
    const title = BUSINESS_TITLES[name];
    return (
      <InputField
        label={language === "ko" ? title.ko : `${title[language]} (${title.ko})`}
        hint={hint}
        maxLength={name === "meatLicence" ? 200 : 100}
        inputMode={name === "businessNumber" ? "numeric" : undefined}
        readOnly={disabled}
        error={errorText(formState.errors[name]?.message)}
        {...register(name)}
      />
    );
  }

  return (
    <FormCard title={t("ownStore.identity.title")}>
      <p className="-mt-2 mb-4 text-small text-ink-soft">{t("ownStore.identity.text")}</p>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {field("tradeName", t("ownStore.identity.tradeName"))}
        {field("representative")}
        {field("businessNumber", t("ownStore.identity.businessNumber"))}
        {field("mailOrderNumber", t("ownStore.identity.mailOrderNumber"), isExempt)}
        <div className="sm:col-span-2">
          <SwitchField
            label={t("ownStore.identity.exempt")}
            hint={t("ownStore.identity.exemptHint")}
            {...register("mailOrderExempt")}
          />
        </div>
        <div className="sm:col-span-2">{field("meatLicence", t("ownStore.identity.meatLicence"))}</div>
      </div>
    </FormCard>
  );
}
