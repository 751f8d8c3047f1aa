import type { OrderItem } from "@zakh/orders/contract";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/money";
import { Picture } from "./picture";
import { PriceUnit } from "./price-tag";

export function ItemPicture({ item }: { item: OrderItem }) {
  return (
    <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
      <Picture url={item.product.imageUrl} alt="" name={item.product.name} sizes="64px" />
    </span>
  );
}

/** What was bought: picture, name, category, price × quantity, line total (spec §2). */
export function OrderLines({ items }: { items: OrderItem[] }) {
  const { t } = useTexts();
  return (
    <ul className="divide-y divide-dashed divide-paper-edge">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 py-2.5 print:py-1">
          <ItemPicture item={item} />
          <span className="min-w-0 flex-1">
            <span className="block break-words text-small font-semibold leading-snug">{item.product.name}</span>
            <span className="block text-micro text-ink-faint">{item.product.category}</span>
            <span className="figures text-small text-ink-soft">
              {formatWon(item.price)}
              {item.priceDivisor === 1 ? null : (
                <PriceUnit priceDivisor={item.priceDivisor} className="ml-1 text-micro" />
              )}{" "}
              × {t("common.kilograms", { quantity: item.quantity })}
            </span>
          </span>
          <span className="figures text-base">{formatWon(item.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
