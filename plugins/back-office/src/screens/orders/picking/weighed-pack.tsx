import { clx } from "@medusajs/ui";
import { quantityText, UNITS } from "@zakh/catalog/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import { WeightField } from "../weighing/weight-field";
import { PackRow } from "./pack-row";
import type { Pack, PickedOrder } from "./picking-list";
import type { Ticks } from "./use-picking";

interface WeighedPackProps {
  order: PickedOrder;
  pack: Pack;
  ticks: Ticks;
  /** What it is called in this list. */
  children: ReactNode;
}

/** A pack of an order, with the field of its weight where the order is paid and a scale weighs it. What is weighed is picked. */
export function WeighedPack({ order, pack, ticks, children }: WeighedPackProps) {
  const { language } = useTexts();
  const { id, name, quantity, unit, packed } = pack;
  const isWeighed = order.isPaid && UNITS[unit].isWeighed;
  const row = (
    <PackRow
      isTicked={ticks.has(pack)}
      onTick={(isTicked) => ticks.set([pack], isTicked)}
      amount={quantityText(quantity, unit, language)}
      below={isWeighed}
    >
      {children}
    </PackRow>
  );
  return (
    <li className={clx("flex items-start", { "bg-ui-bg-component": ticks.has(pack) })}>
      <div className="min-w-0 flex-1">{row}</div>
      {isWeighed && (
        <WeightField
          className="py-1.5 pr-1"
          line={{ id, orderId: order.id, name: `${name}, ${order.customerName}`, quantity, unit, packed }}
          onWeighed={(weight) => ticks.set([pack], weight !== null)}
        />
      )}
    </li>
  );
}
