import { XMarkMini } from "@medusajs/icons";
import { Button, Text } from "@medusajs/ui";
import { MISSING_FACTS, type MissingFact, missingFacts, type Product } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";
import { SelectField } from "../../ui/forms/select-field";
import { useFactTitle } from "./use-fact-title";

type Missing = MissingFact | "any";

/** Says that the list has only what misses something, and lets one choose what; a button shows all again. */
export function MissingFilter({ missing, onChange }: { missing: Missing; onChange: (next: Missing | "") => void }) {
  const { t } = useTexts();
  const titleOf = useFactTitle();
  return (
    <div className="border-ui-tag-orange-border bg-ui-tag-orange-bg flex flex-wrap items-end gap-3 rounded-lg border px-4 py-3">
      <Text className="text-ui-tag-orange-text min-w-0 flex-1 basis-60 text-sm">{t("products.missing.text")}</Text>
      <SelectField
        className="w-full sm:w-56"
        label={t("products.missing.which")}
        value={missing}
        options={[
          { value: "any", label: t("products.missing.all") },
          ...MISSING_FACTS.map((fact) => ({ value: fact, label: titleOf(fact) })),
        ]}
        onChoose={onChange}
      />
      <Button variant="secondary" className="h-11 shrink-0 px-4 text-sm md:h-9" onClick={() => onChange("")}>
        <XMarkMini />
        <span>{t("products.low.clear")}</span>
      </Button>
    </div>
  );
}

/** What is to be told of a product and is not. */
export function MissingOf({ product }: { product: Product }) {
  const { t } = useTexts();
  const titleOf = useFactTitle();
  const facts = missingFacts(product).map(titleOf);
  if (facts.length === 0) return null;
  return (
    <Text className="text-ui-tag-orange-text text-sm">{t("products.missing.of", { facts: facts.join(", ") })}</Text>
  );
}
