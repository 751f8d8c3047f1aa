import { localized } from "@zakh/kit/contract";
import { mayRefuseLines, type StoreOrder } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { ItemName } from "../../ui/order-lines";
import { QuestionSheet } from "../../ui/question-sheet";
import { useRefuseLine, useShowRefusal, type WorkedOrder } from "./order-work";

type Item = StoreOrder["items"][number];

/** Where a store says which of its lines it cannot deliver, or that it can after all, until they are handed over. */
export function RefusedLines(worked: WorkedOrder) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const refusing = useRefuseLine(worked);
  const showRefusal = useShowRefusal(worked);
  const [asked, setAsked] = useState<Item>();
  const { order } = worked;
  if (!mayRefuseLines(order)) return null;
  const isGone = (item: Item) => item.packedQuantity === 0 || order.state === "undeliverable";
  async function set({ id }: Item, isUndeliverable: boolean) {
    await refusing.mutateAsync({ itemId: id, isUndeliverable }).catch(showRefusal);
    setAsked(undefined);
  }
  return (
    <details className="rule mt-4 pt-2 print:hidden" open={order.items.some(isGone)}>
      <summary className="flex min-h-touch cursor-pointer items-center text-small font-medium text-oxblood">
        {t("ownStore.order.cannot")}
      </summary>
      <ul className="grid gap-2">
        {order.items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <ItemName item={item} className="min-w-0 flex-[1_1_8rem] break-words" />
            {isGone(item) ? (
              <Button look="outline" busy={refusing.isPending} onClick={() => void set(item, false)}>
                {t("ownStore.order.canAfterAll")}
              </Button>
            ) : (
              <Button look="outline" aria-haspopup="dialog" onClick={() => setAsked(item)}>
                {t("ownStore.order.cannotLine")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <QuestionSheet
        open={asked !== undefined}
        title={t("ownStore.order.cannotTitle")}
        text={t("ownStore.order.cannotText", { name: asked ? localized(asked.product, "name", language) : "" })}
        yes={t("ownStore.order.cannotYes")}
        no={t("ownStore.cancel")}
        busy={refusing.isPending}
        onYes={() => asked && void set(asked, true)}
        onNo={() => setAsked(undefined)}
      />
    </details>
  );
}
