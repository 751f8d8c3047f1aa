import { Button, Container, Heading } from "@medusajs/ui";
import { quantityText, UNITS } from "@zakh/catalog/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { PackRow } from "./pack-row";
import { type Cut, cutsOf, type PickedOrder } from "./picking-list";
import { TraceNumber, WithTraceNumber } from "./trace-number";
import type { Ticks } from "./use-picking";
import { WeighedPack } from "./weighed-pack";

interface CutListProps {
  orders: readonly PickedOrder[];
  ticks: Ticks;
}

/**
 * What is to be taken out of the cold store: each product with its weight and its packs; a tick is one for all of its packs. Whoever
 * weighs one cut after the other has the packs below it.
 */
export function CutList({ orders, ticks }: CutListProps) {
  const { t } = useTexts();
  const [isWeighing, setWeighing] = useState(false);
  const orderOf = new Map(orders.flatMap((order) => order.packs.map(({ id }) => [id, order] as const)));
  return (
    <section id="picking-cuts" className="flex scroll-mt-14 flex-col gap-y-2" aria-labelledby="picking-cuts-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Heading level="h2" id="picking-cuts-title" className="text-lg font-semibold">
          {t("picking.cuts")}
        </Heading>
        <Button
          variant="secondary"
          aria-pressed={isWeighing}
          className="h-11 px-4 text-base md:h-8 md:text-sm"
          onClick={() => setWeighing(!isWeighing)}
        >
          {t(isWeighing ? "picking.weigh.end" : "picking.weigh")}
        </Button>
      </div>
      <Container className="overflow-hidden p-0">
        <ul className="divide-ui-border-base divide-y" data-weights="">
          {cutsOf(orders).map((cut) => (
            <li key={cut.key}>
              <CutRow cut={cut} ticks={ticks} />
              {isWeighing && UNITS[cut.unit].isWeighed && (
                <ul className="divide-ui-border-base border-ui-border-base divide-y border-t pl-4">
                  {cut.packs.map((pack) => {
                    const order = orderOf.get(pack.id);
                    return (
                      order && (
                        <WeighedPack key={pack.id} order={order} pack={pack} ticks={ticks}>
                          <span>{order.customerName}</span>
                          <span className="text-ui-fg-subtle block text-sm tabular-nums">{orderNumber(order.id)}</span>
                        </WeighedPack>
                      )
                    );
                  })}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function CutRow({ cut: { productId, name, sizes, packs, quantity, unit }, ticks }: { cut: Cut; ticks: Ticks }) {
  const { t, language } = useTexts();
  const amount = (value: number) => quantityText(value, unit, language);
  const picked = packs.filter(ticks.has).length;
  const facts = sizes.map(({ quantity, count }) => t("picking.packs", { amount: amount(quantity), count }));
  if (picked > 0 && picked < packs.length) facts.push(t("picking.picked", { picked, count: packs.length }));
  const row = (
    <PackRow
      isTicked={picked === packs.length ? true : picked > 0 ? "indeterminate" : false}
      onTick={(isTicked) => ticks.set(packs, isTicked)}
      amount={amount(quantity)}
    >
      <span>{name}</span>
      <span className="text-ui-fg-subtle block text-sm tabular-nums">
        {facts.map((fact, at) => (
          // No line begins with the dot.
          <span key={fact} className="inline-block whitespace-nowrap">
            <span>{fact}</span>
            {at < facts.length - 1 && <span aria-hidden>&nbsp;·&nbsp;</span>}
          </span>
        ))}
        {productId > 0 && <TraceNumber productId={productId} />}
      </span>
    </PackRow>
  );
  return productId > 0 ? (
    <WithTraceNumber productId={productId} name={name}>
      {row}
    </WithTraceNumber>
  ) : (
    <div className="mr-12">{row}</div>
  );
}
