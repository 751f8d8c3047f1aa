import { type CheckedDraft, type ProductDraft, UNIT_NAMES, UNIT_TITLES } from "@zakh/catalog/contract";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";

interface SaleFieldsProps {
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

/** The sale rule: unit, minimum, pack size, price divisor, and stock tracking (ruling 3, ruling 6). */
export function SaleFields({ form, errors }: SaleFieldsProps) {
  const { t, language } = useTexts();
  const tracked = form.watch("trackStock");
  return (
    <div className="flex flex-col gap-y-4">
      <Controller
        control={form.control}
        name="unit"
        render={({ field }) => (
          <SelectField
            className="sm:max-w-60"
            label={t("products.unit")}
            value={field.value}
            options={UNIT_NAMES.map((unit) => ({ value: unit, label: UNIT_TITLES[unit][language] }))}
            onChoose={field.onChange}
            error={errors.unit}
          />
        )}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField
          label={t("products.minimum")}
          hint={t("products.minimum.hint")}
          error={errors.minOrderQuantity}
          {...QUANTITY}
          {...form.register("minOrderQuantity")}
        />
        <TextField
          label={t("products.pack")}
          hint={t("products.pack.hint")}
          placeholder="1"
          error={errors.packSize}
          {...QUANTITY}
          {...form.register("packSize")}
        />
        <TextField
          label={t("products.divisor")}
          hint={t("products.divisor.hint")}
          placeholder="1"
          error={errors.priceDivisor}
          {...QUANTITY}
          {...form.register("priceDivisor")}
        />
      </div>
      <Controller
        control={form.control}
        name="trackStock"
        render={({ field }) => (
          <SwitchField
            label={t("products.track")}
            hint={t("products.track.hint")}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {tracked && (
        <TextField
          className="sm:max-w-60"
          label={t("products.stock")}
          hint={t("products.stock.hint")}
          error={errors.stock}
          {...QUANTITY}
          {...form.register("stock")}
        />
      )}
    </div>
  );
}

/** Validated by the form: a number input drops a decimal comma, and 1,5 would become 15. */
const QUANTITY = { inputMode: "decimal", autoComplete: "off" } as const;
