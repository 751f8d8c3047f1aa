import { XMarkMini } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import type { Product, Unit } from "@zakh/catalog/contract";
import { PAGE_MAX, withDecimalPoint } from "@zakh/kit/contract";
import { MEAL_KIT_DEFAULTS, type mealKitInput } from "@zakh/meal-kits/contract";
import { useState } from "react";
import { type Control, Controller, type FieldErrors, type UseFormRegister, useFieldArray } from "react-hook-form";
import type { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useProducts } from "../../resources/products";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { IconAction } from "../../ui/icon-action";
import { SearchResults } from "../../ui/lists/search-results";
import { won } from "../../ui/money";
import { Picture } from "../../ui/pictures/picture";
import { isKitUnit, type KitUnit, kitUnitsOf } from "./suggested-price";

export type KitValues = z.input<typeof mealKitInput>;

/** A product in the list: its current data, or those stored with the kit when it no longer exists. */
export type KitProduct = Pick<Product, "id" | "name" | "imageUrl">;

interface KitComponentsFieldProps {
  control: Control<KitValues, unknown, z.output<typeof mealKitInput>>;
  register: UseFormRegister<KitValues>;
  errors: FieldErrors<KitValues>;
  /** Existing products of the components. */
  products: readonly Product[];
  /** Product data of the kit's components when it was opened. */
  known: readonly KitProduct[];
  /** Called when a product was added to the kit. */
  onPick: (product: Product) => void;
}

/** Number of search results. */
const MAX_RESULTS = 6;

/** What an added product starts with, by what it is sold by: most recipes start with half a kilogram. */
const START: Record<Unit, { quantity: number; unit: KitUnit }> = {
  kg: { quantity: 500, unit: MEAL_KIT_DEFAULTS.unit },
  pack: { quantity: 1, unit: "packs" },
  piece: { quantity: 1, unit: "pieces" },
};

/** The ingredients of a kit: products found by name, their quantities, and whether they are optional. */
export function KitComponentsField({ control, register, errors, products, known, onPick }: KitComponentsFieldProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { fields, append, remove } = useFieldArray({ control, name: "components", keyName: "key" });
  const chosen = fields.map(({ productId }) => productId);

  return (
    <fieldset className="flex min-w-0 flex-col gap-y-3">
      <legend className="text-ui-fg-base mb-3 text-base font-semibold">{t("mealKits.components")}</legend>
      {fields.length === 0 && <Text className="text-ui-fg-subtle text-sm">{t("mealKits.components.empty")}</Text>}
      {fields.length > 0 && (
        <ul className="flex flex-col gap-y-3">
          {fields.map(({ key, productId }, index) => {
            const present = products.find(({ id }) => id === productId);
            const product = present ?? known.find(({ id }) => id === productId);
            const name = product?.name ?? t("mealKits.missingProduct");
            const wrong = errors.components?.[index];
            return (
              <li key={key} className="border-ui-border-base flex flex-col gap-y-3 rounded-lg border p-3">
                <div className="flex items-center gap-x-3">
                  <Picture url={product?.imageUrl ?? ""} alt="" className="size-10" />
                  <span className="text-ui-fg-base min-w-0 flex-1 break-words font-medium">{name}</span>
                  <IconAction
                    type="button"
                    variant="transparent"
                    className="size-11 shrink-0 md:size-9"
                    label={t("mealKits.removeComponent", { name })}
                    onClick={() => remove(index)}
                  >
                    <XMarkMini />
                  </IconAction>
                </div>
                {wrong?.productId && (
                  <p role="alert" className="text-ui-fg-error text-sm">
                    {fieldError(wrong.productId)}
                  </p>
                )}
                <div className="grid grid-cols-2 gap-3">
                  <TextField
                    label={t("mealKits.quantity")}
                    inputMode="decimal"
                    error={fieldError(wrong?.quantity)}
                    {...register(`components.${index}.quantity`, { setValueAs: typedNumber })}
                  />
                  <Controller
                    control={control}
                    name={`components.${index}.unit`}
                    render={({ field }) => (
                      <SelectField
                        label={t("mealKits.unit")}
                        value={field.value ?? MEAL_KIT_DEFAULTS.unit}
                        options={unitOptions(present, field.value ?? MEAL_KIT_DEFAULTS.unit, (unit) =>
                          t(`mealKits.unit.${unit}`),
                        )}
                        onChoose={field.onChange}
                        error={fieldError(wrong?.unit)}
                      />
                    )}
                  />
                </div>
                <Controller
                  control={control}
                  name={`components.${index}.isOptional`}
                  render={({ field }) => (
                    <SwitchField
                      label={t("mealKits.optional")}
                      checked={field.value ?? false}
                      onChange={field.onChange}
                    />
                  )}
                />
              </li>
            );
          })}
        </ul>
      )}
      {fieldError(errors.components) && (
        <p role="alert" className="text-ui-fg-error text-sm">
          {fieldError(errors.components)}
        </p>
      )}
      <ProductSearch
        chosen={chosen}
        onPick={(product) => {
          onPick(product);
          append({
            productId: product.id,
            ...START[product.unit],
            isOptional: false,
          });
        }}
      />
    </fieldset>
  );
}

interface ProductSearchProps {
  /** Public ids of products that are already in the kit. */
  chosen: readonly number[];
  onPick: (product: Product) => void;
}

/** A product search on the server; pressing a result adds it. */
function ProductSearch({ chosen, onPick }: ProductSearchProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  // Results may include products that are already in the kit.
  const asked = { search, sort: "name" } as const;
  const products = useProducts(asked, Math.min(MAX_RESULTS + chosen.length, PAGE_MAX), 0, { enabled: search !== "" });
  const found = products.data?.rows.filter(({ id }) => !chosen.includes(id)).slice(0, MAX_RESULTS);
  return (
    <SearchResults
      label={t("mealKits.addComponent")}
      placeholder={t("mealKits.addComponent.hint")}
      search={search}
      onSearch={setSearch}
      query={products}
      found={search === "" ? undefined : found}
      list={t("newOrder.products")}
      none={t("mealKits.noProduct")}
    >
      {(product) => (
        <Button
          type="button"
          variant="secondary"
          className="h-auto min-h-11 w-full justify-start gap-x-3 px-2 py-1.5 text-left text-base md:text-sm"
          onClick={() => {
            onPick(product);
            setSearch("");
          }}
        >
          <Picture url={product.imageUrl} alt="" className="size-9" />
          <span className="min-w-0 flex-1 break-words">{product.name}</span>
          <span className="text-ui-fg-subtle shrink-0 tabular-nums">{won(product.price)}</span>
        </Button>
      )}
    </SearchResults>
  );
}

/** The units of the product, and the kit's own when it is a different one. */
function unitOptions(product: Product | undefined, current: string, label: (unit: KitUnit) => string) {
  return [...new Set<string>([...kitUnitsOf(product), current])].map((unit) => ({
    value: unit,
    label: isKitUnit(unit) ? label(unit) : unit,
  }));
}

/** Parses a number with a decimal comma or point; NaN for a blank field, so that the form refuses it. */
function typedNumber(text: unknown): number {
  const typed = withDecimalPoint(String(text ?? ""));
  return typed === "" ? Number.NaN : Number(typed);
}
