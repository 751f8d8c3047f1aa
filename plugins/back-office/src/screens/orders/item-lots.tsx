import { PencilSquare } from "@medusajs/icons";
import { traceLink } from "@zakh/catalog/contract";
import { ORDER_STATUS, type Order, type OrderItem } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { IconAction } from "../ui/icon-action";
import { CorrectLots } from "./correct-lots";

/** Of which lots a line was packed, with the public register of each, and a button to correct them once the order is paid. */
export function ItemLots({ order, item }: { order: Pick<Order, "id" | "status">; item: OrderItem }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { traceNumbers, product } = item;
  const isPacked = traceNumbers.length > 0 || item.packedQuantity !== null || ORDER_STATUS[order.status].delivered;
  if (!isPacked || !ORDER_STATUS[order.status].paid) return null;
  return (
    <span className="text-ui-fg-subtle flex flex-wrap items-center gap-x-1 text-sm md:text-xs md:font-normal">
      <span>{`${t("order.lots.title")}:`}</span>
      {traceNumbers.length === 0 && <span>{t("lots.none")}</span>}
      {traceNumbers.map((number) => (
        <a
          key={number}
          href={traceLink(number)}
          target="_blank"
          rel="noopener noreferrer"
          className="text-ui-fg-interactive tabular-nums"
        >
          {number}
        </a>
      ))}
      <IconAction
        type="button"
        variant="transparent"
        className="size-11 md:size-7"
        label={t("order.lots.change", { name: product.name })}
        onClick={() => setOpen(true)}
      >
        <PencilSquare />
      </IconAction>
      {isOpen && <CorrectLots order={order} item={item} onClose={() => setOpen(false)} />}
    </span>
  );
}
