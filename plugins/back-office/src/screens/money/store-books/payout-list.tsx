import { Cash } from "@medusajs/icons";
import { Badge, Checkbox } from "@medusajs/ui";
import { type Payout, payoutNumber } from "@zakh/settlements/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useWithdrawPayout } from "../../resources/store-books";
import { ActionButton } from "../../ui/action-button";
import { useQuestion } from "../../ui/drawers/use-question";
import { useErrorToast } from "../../ui/error-toast";
import { type Column, DataList } from "../../ui/lists/data-list";
import type { Selection } from "../../ui/lists/use-selection";
import { won } from "../../ui/money";
import { EmptyState } from "../../ui/screen-state";

interface PayoutListProps {
  /** `undefined` while loading. */
  payouts: readonly Payout[] | undefined;
  selection: Selection<Payout>;
  onUnpaid: (id: number) => void;
  busy: boolean;
}

export function PayoutList({ payouts, selection, onUnpaid, busy }: PayoutListProps) {
  const { t } = useTexts();
  const actions = (row: Payout) => <PayoutActions row={row} onUnpaid={onUnpaid} busy={busy} />;
  const columns: Column<Payout>[] = [
    { header: "many.column", cell: (row) => <ChoosePayout row={row} selection={selection} /> },
    { header: "storeBooks.payouts.number", cell: ({ id }) => <span className="tabular-nums">{payoutNumber(id)}</span> },
    { header: "storeBooks.store", cell: (row) => <PayoutStore row={row} /> },
    { header: "storeBooks.account", cell: (row) => <PayoutAccount row={row} /> },
    {
      header: "storeBooks.payouts.amount",
      cell: ({ amount }) => <span className="text-ui-fg-base font-semibold tabular-nums">{won(amount)}</span>,
      align: "right",
    },
    { header: "storeBooks.payouts.state", cell: (row) => <PayoutState row={row} /> },
    { header: "actions", cell: actions, align: "right" },
  ];
  return (
    <DataList
      rows={payouts}
      rowKey={({ id }) => id}
      columns={columns}
      card={(row) => (
        <article className="flex flex-col gap-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="flex items-center gap-x-3">
              <ChoosePayout row={row} selection={selection} />
              <PayoutStore row={row} />
            </span>
            <span className="text-ui-fg-base text-lg font-semibold tabular-nums">{won(row.amount)}</span>
          </div>
          <PayoutAccount row={row} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PayoutState row={row} />
            {actions(row)}
          </div>
        </article>
      )}
      label={t("storeBooks.payouts")}
      empty={<EmptyState icon={<Cash />}>{t("storeBooks.payouts.empty")}</EmptyState>}
      placeholders={3}
      wide
    />
  );
}

interface RowProps {
  row: Payout;
}

/** Only one that is not paid can be chosen. */
function ChoosePayout({ row, selection }: RowProps & { selection: Selection<Payout> }) {
  const { t } = useTexts();
  if (row.paidAt !== null) return <span className="size-5" />;
  return (
    <span className="-m-3 inline-flex size-11 shrink-0 items-center justify-center">
      <Checkbox
        aria-label={t("storeBooks.payouts.choose", { number: payoutNumber(row.id) })}
        checked={selection.has(row)}
        onCheckedChange={() => selection.toggle(row)}
        className="relative after:absolute after:-inset-3"
      />
    </span>
  );
}

function PayoutStore({ row: { storeId, storeName } }: RowProps) {
  const { t } = useTexts();
  return (
    <span className="text-ui-fg-base block min-w-0 max-w-48 break-words font-medium">
      {storeName ?? t("storeBooks.unnamed", { id: String(storeId) })}
    </span>
  );
}

function PayoutAccount({ row: { account, accountChanged } }: RowProps) {
  const { t } = useTexts();
  return (
    <span className="block text-sm [overflow-wrap:anywhere]">
      <span>{`${account.bankName} `}</span>
      <span className="whitespace-nowrap tabular-nums">{account.accountNumber}</span>
      <span className="block">{account.accountHolder}</span>
      {accountChanged && (
        <Badge size="2xsmall" color="orange">
          {t("storeBooks.payouts.accountChanged")}
        </Badge>
      )}
    </span>
  );
}

function PayoutState({ row: { paidAt, paidBy } }: RowProps) {
  const { t } = useTexts();
  if (paidAt === null) {
    return (
      <Badge size="2xsmall" color="orange">
        {t("storeBooks.payouts.waits")}
      </Badge>
    );
  }
  return (
    <span className="text-sm">
      <Badge size="2xsmall" color="green">
        {t("storeBooks.payouts.isPaid")}
      </Badge>
      <span className="text-ui-fg-subtle block tabular-nums">{`${dateTime(paidAt)} · ${paidBy ?? t("order.system")}`}</span>
    </span>
  );
}

/** Taking back, each with a question: the money may be on its way. */
function PayoutActions({ row, onUnpaid, busy }: RowProps & Pick<PayoutListProps, "onUnpaid" | "busy">) {
  const { t } = useTexts();
  const show = useErrorToast();
  const ask = useQuestion();
  const withdraw = useWithdrawPayout();
  const isPaid = row.paidAt !== null;
  // What a statement says is not taken back by hand.
  if (isPaid && row.paidBy === null) return null;

  async function takeBack() {
    const agreed = await ask({
      title: t(isPaid ? "storeBooks.payouts.unpaid.title" : "storeBooks.payouts.withdraw.title", {
        number: payoutNumber(row.id),
      }),
      description: t(isPaid ? "storeBooks.payouts.unpaid.text" : "storeBooks.payouts.withdraw.text"),
      confirmText: t(isPaid ? "storeBooks.payouts.unpaid" : "storeBooks.payouts.withdraw"),
      cancelText: t("cancel"),
      variant: "confirmation",
    });
    if (!agreed) return;
    if (isPaid) return onUnpaid(row.id);
    try {
      await withdraw.mutateAsync(row.id);
    } catch (error) {
      show.refused(error, t("storeBooks.saveFailed"));
    }
  }

  return (
    <ActionButton
      busy={busy || withdraw.isPending}
      label={`${t(isPaid ? "storeBooks.payouts.unpaid" : "storeBooks.payouts.withdraw")}: ${payoutNumber(row.id)}`}
      onPress={() => void takeBack()}
    >
      {t(isPaid ? "storeBooks.payouts.unpaid" : "storeBooks.payouts.withdraw")}
    </ActionButton>
  );
}
