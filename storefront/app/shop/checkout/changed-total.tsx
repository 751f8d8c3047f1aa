import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { AgreedForm } from "./checkout-form";

/** The server's total differs from the one that was shown (ruling 2). */
export interface TotalChange {
  /** The total that the shopper has seen, in whole won. */
  before: number;
  /** The server's total, in whole won. */
  after: number;
  /** The form that was sent. */
  form: AgreedForm;
}

interface ChangedTotalProps {
  change: TotalChange | undefined;
  busy: boolean;
  onConfirm: (change: TotalChange) => void;
  onCancel: () => void;
  onDismiss: () => void;
}

/** Shows the old and the new total and lets the shopper decide. */
export function ChangedTotal({ change, busy, onConfirm, onCancel, onDismiss }: ChangedTotalProps) {
  const { t } = useTexts();
  return (
    <Sheet
      open={change !== undefined}
      onClose={onDismiss}
      title={t("checkout.changedTitle")}
      description={t("checkout.changedText")}
      place="middle"
    >
      <div className="p-5">
        <p className="text-ink-soft">{t("checkout.changedText")}</p>
        <dl className="mt-4 grid grid-cols-2 gap-3 text-center">
          <div className="rounded-card bg-paper p-3">
            <dt className="text-small text-ink-soft">{t("checkout.changedBefore")}</dt>
            <dd className="figures text-title text-ink-soft line-through">{formatWon(change?.before ?? 0)}</dd>
          </div>
          <div className="rounded-card border-2 border-oxblood p-3">
            <dt className="text-small text-ink-soft">{t("checkout.changedAfter")}</dt>
            <dd className="figures text-title text-oxblood">{formatWon(change?.after ?? 0)}</dd>
          </div>
        </dl>
        <div className="mt-5 grid gap-2">
          <Button busy={busy} onClick={() => change && onConfirm(change)}>
            {t("checkout.changedConfirm")}
          </Button>
          <Button look="outline" disabled={busy} onClick={onCancel}>
            {t("checkout.changedCancel")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
