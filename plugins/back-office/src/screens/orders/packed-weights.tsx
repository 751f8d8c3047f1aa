import { Text } from "@medusajs/ui";
import { quantityText, UNITS } from "@zakh/catalog/contract";
import { becomesCredit, type Order, type OrderItem } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { useStaffRole } from "../resources/session";
import { signedWon, won } from "../ui/money";
import { WeightField } from "./weighing/weight-field";

/** What was packed of each line of a paid order, and what goes back for it (ruling 50). */
export function PackedWeights({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const role = useStaffRole();
  const less = order.items.reduce((sum, { weightReduction }) => sum + weightReduction, 0);
  return (
    <div className="flex flex-col gap-y-3">
      <ul className="divide-ui-border-base divide-y" data-weights="">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-start gap-x-3 py-2">
            <span className="text-ui-fg-base min-w-0 flex-1 break-words text-base md:text-sm">
              <span>{item.product.name}</span>
              <span className="text-ui-fg-subtle block text-sm tabular-nums">
                {`${t("packed.ordered", { quantity: quantityText(item.quantity, item.unit, language) })}${differenceOf(item)}`}
              </span>
            </span>
            <WeightField line={{ ...item, name: item.product.name, packed: item.packedQuantity }} />
          </li>
        ))}
      </ul>
      {order.items.filter(({ unit }) => UNITS[unit].isWeighed).length > 1 && (
        <Text className="text-ui-fg-subtle text-sm">{t("weight.grams")}</Text>
      )}
      {role !== "packer" && (
        <Text aria-live="polite" className="text-ui-fg-base text-base font-medium tabular-nums">
          {less > 0
            ? t(becomesCredit(order.weightRefund, less) ? "packed.credit" : "packed.transfer", { amount: won(less) })
            : t("packed.nothing")}
        </Text>
      )}
    </div>
  );

  function differenceOf({ quantity, packedQuantity, weightReduction }: OrderItem) {
    if (packedQuantity === null || packedQuantity === quantity || role === "packer") return "";
    return ` · ${packedQuantity > quantity ? t("packed.gift") : signedWon(-weightReduction)}`;
  }
}
