import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { type Order, senderText } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { CopyButton } from "../../ui/copy-button";
import { Pair } from "./pair";
import { PaymentDeadline } from "./payment-deadline";
import { tossLink } from "./toss-link";

interface TransferSheetProps {
  order: Order;
  account: BankAccountSnapshot;
}

/** What a transfer needs, each with a copy button: the account, what is still due, and the sender's name with the order's code (ruling 46); and until when. */
export function TransferSheet({ order, account }: TransferSheetProps) {
  const { t } = useTexts();
  const { due, received, status } = order;
  // The deadline is for the first payment, not for the difference to a total that was raised later.
  const paymentDeadline = status === "pending" ? order.paymentDeadline : null;
  const toss = tossLink(account, due);
  return (
    <div className="grid gap-3 text-small">
      <dl className="grid gap-3">
        <Row
          name={t("myPage.accountNumber")}
          value={account.accountNumber}
          copyLabel={t("checkout.copyNamed", { bank: account.bankName })}
        />
        <Row
          name={t("order.amount")}
          value={formatWon(due)}
          copies={String(due)}
          copyLabel={t("transfer.copyAmount")}
        />
        {received > 0 ? (
          <Pair name={t("transfer.received")} figures>
            {formatWon(received)}
          </Pair>
        ) : null}
        <Row
          name={t("transfer.sender")}
          value={senderText(order.transferAccountHolder, order.transferCode)}
          copyLabel={t("transfer.copySender")}
        />
        {paymentDeadline ? <PaymentDeadline iso={paymentDeadline} /> : null}
      </dl>
      <p className="text-micro text-ink-soft print:hidden">{t("transfer.why")}</p>
      {toss ? (
        <a
          href={toss}
          className="hidden min-h-touch items-center justify-center rounded-control border border-paper-edge px-4 font-semibold text-oxblood print:hidden [@media(pointer:coarse)]:flex"
        >
          {t("transfer.openToss")}
        </a>
      ) : null}
    </div>
  );
}

interface RowProps {
  name: string;
  value: string;
  /** What is copied, where it is not the value. */
  copies?: string;
  copyLabel: string;
}

function Row({ name, value, copies = value, copyLabel }: RowProps) {
  return (
    <div>
      <dt className="text-micro text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="figures min-w-0 flex-[1_1_9rem] break-words text-base font-semibold">{value}</span>
        <CopyButton text={copies} label={copyLabel} className="print:hidden" />
      </dd>
    </div>
  );
}
