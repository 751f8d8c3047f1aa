import type { SaleRule } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/use-texts";
import type { ProductDraftForm } from "./product-draft-form";

type Choice = Pick<SaleRule, "unit" | "minOrderQuantity" | "packSize">;

/** How most goods of stores are sold: each sets unit, minimum and step at once. */
export const SALE_CHOICES = {
  kilogram: { unit: "kg", minOrderQuantity: 1, packSize: 1 },
  tens: { unit: "piece", minOrderQuantity: 10, packSize: 10 },
  piece: { unit: "piece", minOrderQuantity: 1, packSize: 1 },
  pack: { unit: "pack", minOrderQuantity: 1, packSize: 1 },
} as const satisfies Record<string, Choice>;

const NAMES = Object.keys(SALE_CHOICES) as (keyof typeof SALE_CHOICES)[];

/** Ready choices of how a product is sold, as buttons; the fields below them stay free. */
export function SaleChoices({ form }: { form: ProductDraftForm }) {
  const { t } = useTexts();
  const [unit, minimum, pack] = form.watch(["unit", "minOrderQuantity", "packSize"]);
  const isChosen = ({ unit: of, minOrderQuantity, packSize }: Choice) =>
    of === unit && String(minOrderQuantity) === minimum && String(packSize) === pack;
  const choose = (choice: Choice) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("unit", choice.unit, options);
    form.setValue("minOrderQuantity", String(choice.minOrderQuantity), options);
    form.setValue("packSize", String(choice.packSize), options);
  };
  return (
    <fieldset className="mb-3">
      <legend className="text-small font-semibold text-ink">{t("ownStore.product.choices.title")}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen(SALE_CHOICES[name])}
            onClick={() => choose(SALE_CHOICES[name])}
            className="min-h-touch rounded-full border border-paper-edge bg-linen px-4 text-small font-medium text-ink hover:border-oxblood aria-pressed:border-oxblood aria-pressed:bg-oxblood-wash"
          >
            {t(`ownStore.product.choices.${name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
