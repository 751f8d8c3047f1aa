import type { Elements } from "@zakh/back-office/screens/elements";
import type { Island } from "@zakh/site-settings/contract";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { Skeleton } from "../ui/skeleton";

interface OrderAmountsProps {
  /** Whole won. */
  subtotal: number;
  /** Whole won; `undefined` while it is loading. */
  shippingFee: number | undefined;
  /** The fee cannot be read. */
  failed: boolean;
  /** Reads the fee again. */
  onRetry: () => void;
  /** Whole won of goods that are missing for free delivery; 0 says nothing of it. */
  missing?: number;
  /** The island whose surcharge is in the fee. */
  island?: Pick<Island, "name" | "surcharge">;
  /** Whole won of the shopper's credit that pay a part of it. */
  credit?: number;
  /** Lines above the subtotal. */
  children?: Elements;
}

/** Subtotal, shipping fee and total, as on a receipt (spec §2). */
export function OrderAmounts({
  subtotal,
  shippingFee,
  failed,
  onRetry,
  missing = 0,
  island,
  credit = 0,
  children,
}: OrderAmountsProps) {
  const { t } = useTexts();
  return (
    <dl className="grid gap-2.5">
      {children}
      <AmountLine name={t("cart.subtotal")}>{formatWon(subtotal)}</AmountLine>
      <AmountLine
        name={t("cart.shipping")}
        notes={
          (island?.surcharge || missing > 0) && (
            <>
              {island?.surcharge ? (
                <span className="block text-ink-soft">
                  {t("cart.island", { name: island.name, amount: formatWon(island.surcharge) })}
                </span>
              ) : null}
              {missing > 0 ? (
                <span className="block text-steppe-deep">{t("cart.freeFrom", { amount: formatWon(missing) })}</span>
              ) : null}
            </>
          )
        }
      >
        {shippingFee !== undefined ? (
          formatWon(shippingFee)
        ) : failed ? (
          <span className="inline-flex flex-wrap items-center justify-end gap-x-3 font-text text-small font-medium">
            <span className="text-ember-deep">{t("cart.shippingUnknown")}</span>
            <button
              type="button"
              onClick={onRetry}
              className="-my-3 min-h-touch rounded-control px-2 text-oxblood underline underline-offset-4"
            >
              {t("common.retry")}
            </button>
          </span>
        ) : (
          <Skeleton className="inline-block h-5 w-16 align-middle" />
        )}
      </AmountLine>
      <div className="rule mt-1 flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <dt className="font-semibold">{t("cart.total")}</dt>
        <dd className="figures ml-auto text-title-l text-oxblood">
          {shippingFee !== undefined ? (
            formatWon(subtotal + shippingFee)
          ) : failed ? (
            "—"
          ) : (
            <Skeleton className="inline-block h-8 w-28 align-middle" />
          )}
        </dd>
      </div>
      {credit > 0 && shippingFee !== undefined ? (
        <>
          <AmountLine name={t("order.creditUsed")}>{`−${formatWon(credit)}`}</AmountLine>
          <AmountLine name={t("checkout.rest")}>
            <span className="font-semibold">{formatWon(subtotal + shippingFee - credit)}</span>
          </AmountLine>
        </>
      ) : null}
    </dl>
  );
}

interface AmountLineProps {
  name: string;
  /** What is said of the amount, in lines of its own: beside the name they would push the amount below it. */
  notes?: ReactNode;
  children: ReactNode;
}

export function AmountLine({ name, notes, children }: AmountLineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures ml-auto text-right text-base">{children}</dd>
      {notes ? <dd className="w-full text-right text-small">{notes}</dd> : null}
    </div>
  );
}
