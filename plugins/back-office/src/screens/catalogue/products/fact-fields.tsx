import { Checkbox, Label } from "@medusajs/ui";
import {
  ALLERGEN_TITLES,
  ALLERGENS,
  type CheckedDraft,
  FACT_TEXT_FIELDS,
  FACT_TITLES,
  PRODUCT_FACT_FIELDS,
  type ProductDraft,
  STORAGE_TEXTS,
  TEMPERATURE_TITLES,
  TEMPERATURES,
} from "@zakh/catalog/contract";
import { textNames } from "@zakh/kit/contract";
import { useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import type { TextLanguage } from "../../ui/forms/language-tabs";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { ProductTextField } from "./product-texts";

interface FactFieldsProps {
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

const FACT_NAMES = [...PRODUCT_FACT_FIELDS, ...textNames(FACT_TEXT_FIELDS)];

interface AllFactFieldsProps extends FactFieldsProps {
  /** The texts are those of the language that is chosen above. */
  language: TextLanguage;
}

/** What a buyer reads as a table: cut, weight, cold, storage, producer, allergens. Folded until it is opened. */
export function FactFields({ form, errors, language }: AllFactFieldsProps) {
  const { t } = useTexts();
  // What is to be corrected is not folded away.
  const isWrong = FACT_NAMES.some((name) => errors[name]);
  return (
    <details open={isWrong} className="shadow-borders-base rounded-lg">
      <summary className="min-h-11 cursor-pointer px-4 py-3">
        <span className="text-ui-fg-base text-base font-medium md:text-sm">{t("products.facts")}</span>
      </summary>
      <div className="flex flex-col gap-y-4 px-4 pb-4">
        <PlainFactFields form={form} errors={errors} />
        {FACT_TEXT_FIELDS.map((field) => (
          <ProductTextField
            key={`${field}-${language}`}
            form={form}
            errors={errors}
            field={field}
            language={language}
          />
        ))}
      </div>
    </details>
  );
}

/** Those that are the same in every language. */
export function PlainFactFields({ form, errors }: FactFieldsProps) {
  const { t, language } = useTexts();
  const kept = form.watch("temperature");
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="temperature"
          render={({ field }) => (
            <SelectField
              label={FACT_TITLES.temperature[language]}
              hint={kept ? STORAGE_TEXTS[kept][language] : undefined}
              value={field.value}
              options={[
                { value: "", label: t("products.facts.unsaid") },
                ...TEMPERATURES.map((value) => ({ value, label: TEMPERATURE_TITLES[value][language] })),
              ]}
              onChoose={field.onChange}
              error={errors.temperature}
            />
          )}
        />
        <TextField
          label={`${FACT_TITLES.packWeight[language]} (${t("products.facts.grams")})`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="500"
          error={errors.packWeight}
          {...form.register("packWeight")}
        />
        <TextField
          label={FACT_TITLES.grade[language]}
          autoComplete="off"
          placeholder="1++"
          maxLength={60}
          error={errors.grade}
          {...form.register("grade")}
        />
        <TextField
          label={FACT_TITLES.producer[language]}
          autoComplete="off"
          maxLength={200}
          error={errors.producer}
          {...form.register("producer")}
        />
      </div>
      <Controller
        control={form.control}
        name="allergens"
        render={({ field }) => <AllergenField chosen={field.value} onChange={field.onChange} />}
      />
    </>
  );
}

interface AllergenFieldProps {
  chosen: ProductDraft["allergens"];
  onChange: (chosen: ProductDraft["allergens"]) => void;
}

function AllergenField({ chosen, onChange }: AllergenFieldProps) {
  const { language } = useTexts();
  const id = useId();
  return (
    <fieldset>
      <legend className="text-ui-fg-base text-base font-medium md:text-sm">{FACT_TITLES.allergens[language]}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {ALLERGENS.map((one) => (
          <div key={one} className="flex min-h-11 items-center gap-x-2 md:min-h-9">
            <Checkbox
              id={`${id}-${one}`}
              checked={chosen.includes(one)}
              onCheckedChange={(checked) =>
                onChange(ALLERGENS.filter((other) => (other === one ? checked === true : chosen.includes(other))))
              }
            />
            <Label htmlFor={`${id}-${one}`} className="min-w-0 flex-1 cursor-pointer py-2 text-base md:text-sm">
              {ALLERGEN_TITLES[one][language]}
            </Label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
