import { Button } from "@medusajs/ui";
import {
  type CheckedDraft,
  draftOf,
  FACT_TEXT_FIELDS,
  PRODUCT_FACT_FIELDS,
  type ProductDraft,
} from "@zakh/catalog/contract";
import { contentTexts, textNames } from "@zakh/kit/contract";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useProducts } from "../../resources/products";
import { toast } from "../../ui/toast";

const TAKEN = [
  ...PRODUCT_FACT_FIELDS,
  ...textNames(["origin"]),
  ...contentTexts(FACT_TEXT_FIELDS).map(({ name }) => name),
] as const;

/** Fills the facts of a new product as the last one of its category has them, so that they take one tap. */
export function SameFacts({ form }: { form: UseFormReturn<ProductDraft, unknown, CheckedDraft> }) {
  const { t } = useTexts();
  const category = form.watch("category");
  const [last] = useProducts({ category, shown: "both" }, 1, 0, { enabled: category !== "" }).data?.rows ?? [];
  if (!last || last.category !== category) return null;
  return (
    <Button
      type="button"
      variant="secondary"
      className="h-11 w-full whitespace-normal sm:w-fit md:h-9"
      onClick={() => {
        const draft = draftOf(last);
        for (const field of TAKEN) form.setValue(field, draft[field], { shouldDirty: true });
        toast.success(t("products.facts.taken", { name: last.name }));
      }}
    >
      {t("products.facts.same", { name: last.name })}
    </Button>
  );
}
