import { Controller, type UseFormReturn } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { SwitchField } from "../ui/switch-field";
import { TextField } from "../ui/text-field";
import type { CheckedDraft, ProductDraft } from "./product-draft";

interface SaleFieldsProps {
  form: UseFormReturn<ProductDraft, unknown, CheckedDraft>;
  errors: Partial<Record<keyof ProductDraft, string>>;
}

/** The sale rule: minimum, pack size, price divisor, and stock tracking (ruling 3, ruling 6). */
export function SaleFields({ form, errors }: SaleFieldsProps) {
  const { t } = useTexts();
  const tracked = form.watch("trackStock");
  return (
    <div className="flex flex-col gap-y-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField
          label={t("products.minimum")}
          hint={t("products.minimum.hint")}
          error={errors.minOrderQuantity}
          {...KILOGRAMS}
          {...form.register("minOrderQuantity")}
        />
        <TextField
          label={t("products.pack")}
          hint={t("products.pack.hint")}
          placeholder="1"
          error={errors.packSize}
          {...KILOGRAMS}
          {...form.register("packSize")}
        />
        <TextField
          label={t("products.divisor")}
          hint={t("products.divisor.hint")}
          placeholder="1"
          error={errors.priceDivisor}
          {...KILOGRAMS}
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
          {...KILOGRAMS}
          {...form.register("stock")}
        />
      )}
    </div>
  );
}

/**
 * Kilograms in steps of 0.1 (spec §5), validated by the form: a number input drops a decimal comma, and 1,5 would
 * become 15.
 */
const KILOGRAMS = { inputMode: "decimal", autoComplete: "off" } as const;
