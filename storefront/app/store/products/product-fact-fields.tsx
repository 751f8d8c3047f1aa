import {
  ALLERGEN_TITLES,
  ALLERGENS,
  FACT_TEXT_FIELDS,
  FACT_TITLES,
  STORAGE_TEXTS,
  TEMPERATURE_TITLES,
  TEMPERATURES,
} from "@zakh/catalog/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { InputField } from "../../ui/field";
import { SelectField } from "../../ui/select-field";
import type { TextLanguage } from "../language-tabs";
import { FormCard } from "../store-page";
import type { ProductDraftForm } from "./product-draft-form";
import { ProductTextField } from "./product-text-field";

interface ProductFactFieldsProps {
  form: ProductDraftForm;
  /** The texts are those of the language that is chosen above. */
  language: TextLanguage;
}

/** What a buyer reads as a table: cut, weight, cold, storage, producer, allergens. */
export function ProductFactFields({ form, language: shown }: ProductFactFieldsProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { register, formState, watch } = form;
  const { errors } = formState;
  const temperature = watch("temperature");
  return (
    <FormCard title={t("ownStore.product.facts")}>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SelectField
          label={FACT_TITLES.temperature[language]}
          hint={temperature ? STORAGE_TEXTS[temperature][language] : undefined}
          {...register("temperature")}
          value={temperature}
        >
          <option value="">{t("ownStore.product.unsaid")}</option>
          {TEMPERATURES.map((one) => (
            <option key={one} value={one}>
              {TEMPERATURE_TITLES[one][language]}
            </option>
          ))}
        </SelectField>
        <InputField
          label={`${FACT_TITLES.packWeight[language]} (${t("ownStore.product.grams")})`}
          inputMode="numeric"
          error={errorText(errors.packWeight?.message)}
          {...register("packWeight")}
        />
        <InputField label={FACT_TITLES.grade[language]} maxLength={60} {...register("grade")} />
        <InputField label={FACT_TITLES.producer[language]} maxLength={200} {...register("producer")} />
      </div>
      <div lang={shown} className="mt-2 grid gap-2">
        {FACT_TEXT_FIELDS.map((field) => (
          <ProductTextField key={`${field}-${shown}`} form={form} field={field} language={shown} />
        ))}
      </div>
      <fieldset className="mt-2">
        <legend className="text-small font-semibold text-ink">{FACT_TITLES.allergens[language]}</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {ALLERGENS.map((one) => (
            <label key={one} className="flex min-h-touch cursor-pointer items-center gap-2.5 text-small">
              <input
                type="checkbox"
                value={one}
                className="size-5 shrink-0 accent-oxblood"
                {...register("allergens")}
              />
              <span className="min-w-0">{ALLERGEN_TITLES[one][language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FormCard>
  );
}
