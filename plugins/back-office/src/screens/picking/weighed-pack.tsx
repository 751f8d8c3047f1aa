import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/text";
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

/** A pack of an order, with the field of its weight where the order is paid. What is weighed is picked. */
export function WeighedPack({ order, pack, ticks, children }: WeighedPackProps) {
  const { t } = useTexts();
  const { id, name, quantity, packed } = pack;
  const row = (
    <PackRow
      isTicked={ticks.has(pack)}
      onTick={(isTicked) => ticks.set([pack], isTicked)}
      amount={t("unit.kg", { value: quantity })}
      below={order.isPaid}
    >
      {children}
    </PackRow>
  );
  return (
    <li className={clx("flex items-start", { "bg-ui-bg-component": ticks.has(pack) })}>
      <div className="min-w-0 flex-1">{row}</div>
      {order.isPaid && (
        <WeightField
          className="py-1.5 pr-1"
          line={{ id, orderId: order.id, name: `${name}, ${order.customerName}`, quantity, packed }}
          onWeighed={(kilograms) => ticks.set([pack], kilograms !== null)}
        />
      )}
    </li>
  );
}
