import { Text } from "@medusajs/ui";
import type { MonthReport } from "@zakh/bookkeeping/contract";
import { quantitiesText, quantityText } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { BarList } from "../../ui/lists/bar-list";
import { won } from "../../ui/money";
import { BuyerList } from "./buyer-list";

interface PartProps {
  report: MonthReport;
}

/** What was sold of each product, as packed. */
export function MonthProducts({ report: { products } }: PartProps) {
  const { t, language } = useTexts();
  if (products.length === 0) return <Nothing>{t("month.products.none")}</Nothing>;
  return (
    <BarList
      rows={products.map(({ id, sold, quantity, unit, ...names }) => ({
        key: id,
        label: localized(names, "name", language),
        value: sold,
        amount: won(sold),
        note: quantityText(quantity, unit, language),
      }))}
    />
  );
}

/** Who bought most in the month. */
export function MonthCustomers({ report: { customers, customerCount } }: PartProps) {
  const { t, language } = useTexts();
  if (customers.length === 0) return <Nothing>{t("month.products.none")}</Nothing>;
  return (
    <>
      <Text className="text-ui-fg-subtle mb-1 text-sm">{t("month.customers.count", { count: customerCount })}</Text>
      <BuyerList buyers={customers} note={({ quantities }) => quantitiesText(quantities, language)} />
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <Text className="text-ui-fg-subtle text-base md:text-sm">{children}</Text>;
}
