import { quantityText } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { SellerName } from "../sellers/seller-name";
import { classes } from "./classes";
import { Origin } from "./origin";
import { Picture } from "./picture";
import { PriceUnit } from "./price-tag";
import { TraceNumber } from "./trace-number";

/** The name at the time of the order, in the page's language if it has one. */
export function ItemName({ item: { product }, className }: { item: Pick<OrderItem, "product">; className: string }) {
  const { language } = useLanguage();
  return (
    <span
      lang={fallbackLanguage(product, "name", language)}
      className={classes("text-small font-semibold leading-snug", className)}
    >
      {localized(product, "name", language)}
    </span>
  );
}

export function ItemPicture({ item }: { item: Pick<OrderItem, "product"> }) {
  const { language } = useLanguage();
  return (
    <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
      <Picture
        url={item.product.imageUrl}
        alt=""
        name={localized(item.product, "name", language)}
        nameLang={fallbackLanguage(item.product, "name", language)}
        sizes="64px"
      />
    </span>
  );
}

/** A store's own lines name no seller. */
type Line = Omit<OrderItem, "seller"> & Partial<Pick<OrderItem, "seller">>;

/** The lines of an order: picture, name, category, origin, seller, price × quantity, line total (spec §2). */
export function OrderLines({ items }: { items: Line[] }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <ul className="divide-y divide-dashed divide-paper-edge">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 print:py-1">
          <ItemPicture item={item} />
          <span className="min-w-0 flex-[1_1_5rem]">
            <ItemName item={item} className="block break-words" />
            <span
              lang={fallbackLanguage(item.product, "category", language)}
              className="block text-micro text-ink-faint"
            >
              {localized(item.product, "category", language)}
            </span>
            <Origin of={item.product} className="block break-words text-micro text-ink-faint" />
            {item.traceNumbers.length > 0 ? (
              <span className="block text-micro text-ink-faint">
                <span>{`${t("product.traceNumber")}: `}</span>
                {item.traceNumbers.map((number) => (
                  <span key={number} className="mr-2 inline-block">
                    <TraceNumber number={number} />
                  </span>
                ))}
              </span>
            ) : null}
            <SellerName seller={item.seller ?? null} className="block break-words text-micro text-ink-soft" />
            <span className="figures text-small text-ink-soft">
              <span>{formatWon(item.price)}</span>
              {item.priceDivisor === 1 ? null : <PriceUnit of={item} className="ml-1 text-micro" />}{" "}
              <span>{`× ${quantityText(item.quantity, item.unit, language)}`}</span>
            </span>
            {item.packedQuantity !== null && item.packedQuantity !== item.quantity ? (
              <span className="figures block text-small font-medium text-steppe-deep">
                <span>{t("order.packed", { quantity: quantityText(item.packedQuantity, item.unit, language) })}</span>
                <span>{item.weightReduction > 0 ? ` · −${formatWon(item.weightReduction)}` : null}</span>
              </span>
            ) : null}
          </span>
          <span className="figures ml-auto text-base">{formatWon(item.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}
