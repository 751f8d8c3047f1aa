import { Container, Heading } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
import { PackRow } from "./pack-row";
import { cutsOf, type PickedOrder } from "./picking-list";
import { TraceNumber, WithTraceNumber } from "./trace-number";
import { useAmountText } from "./use-amount-text";
import type { Ticks } from "./use-picking";

interface CutListProps {
  orders: readonly PickedOrder[];
  ticks: Ticks;
}

/** What is to be taken out of the cold store: each product with its weight and its packs; a tick is one for all of its packs. */
export function CutList({ orders, ticks }: CutListProps) {
  const { t } = useTexts();
  const amountText = useAmountText();
  return (
    <section className="flex flex-col gap-y-2" aria-labelledby="picking-cuts">
      <Heading level="h2" id="picking-cuts" className="text-lg font-semibold">
        {t("picking.cuts")}
      </Heading>
      <Container className="overflow-hidden p-0">
        <ul className="divide-ui-border-base divide-y">
          {cutsOf(orders).map(({ key, productId, name, sizes, packs, quantity, priceDivisor }) => {
            const picked = packs.filter(ticks.has).length;
            const row = (
              <PackRow
                isTicked={picked === packs.length ? true : picked > 0 ? "indeterminate" : false}
                onTick={(isTicked) => ticks.set(packs, isTicked)}
                amount={amountText({ quantity, priceDivisor })}
              >
                <span>{name}</span>
                <span className="text-ui-fg-subtle block text-sm tabular-nums">
                  {sizes.map(({ quantity, count }, at) => (
                    <span key={quantity} className="inline-block whitespace-nowrap">
                      {at > 0 && <span aria-hidden>&nbsp;·&nbsp;</span>}
                      <span>{t("picking.packs", { amount: amountText({ quantity, priceDivisor }), count })}</span>
                    </span>
                  ))}
                  {picked > 0 && picked < packs.length && (
                    <span className="inline-block whitespace-nowrap">
                      <span aria-hidden>&nbsp;·&nbsp;</span>
                      <span>{t("picking.picked", { picked, count: packs.length })}</span>
                    </span>
                  )}
                  {productId > 0 && <TraceNumber productId={productId} />}
                </span>
              </PackRow>
            );
            return (
              <li key={key}>
                {productId > 0 ? (
                  <WithTraceNumber productId={productId} name={name}>
                    {row}
                  </WithTraceNumber>
                ) : (
                  <div className="mr-12">{row}</div>
                )}
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
