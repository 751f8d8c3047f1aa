import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { ORDER_STATUS, type Order, senderText } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { classes } from "../../ui/classes";
import { CopyButton } from "../../ui/copy-button";
import { Pair } from "./pair";
import { PaymentDeadline } from "./payment-deadline";
import { tossLink } from "./toss-link";
import { TransferReport } from "./transfer-report";

interface TransferSheetProps {
  order: Order;
  account: BankAccountSnapshot;
  /** The key of the link by which the order was opened. */
  linkKey?: string;
}

/**
 * What a transfer needs, each with a copy button: what is still due, the account, and the sender's name with the order's code (ruling 46);
 * until when; and that it is done. All of it fits into the first screen of a phone.
 */
export function TransferSheet({ order, account, linkKey }: TransferSheetProps) {
  const { t } = useTexts();
  const { due, received, creditUsed, status } = order;
  // The deadline is for the first payment, not for the difference to a total that was raised later.
  const paymentDeadline = ORDER_STATUS[status]?.awaitsPayment ? order.paymentDeadline : null;
  const ofWallet = Math.min(creditUsed, received);
  const toss = tossLink(account, due);
  return (
    <div className="grid gap-2 text-small">
      <dl className="grid gap-2">
        <Row
          name={t("order.amount")}
          value={formatWon(due)}
          copies={String(due)}
          copyLabel={t("transfer.copyAmount")}
          look="text-title-l text-oxblood"
        />
        {ofWallet > 0 ? (
          <Pair name={t("money.creditUsed")} figures>
            {formatWon(ofWallet)}
          </Pair>
        ) : null}
        {received > ofWallet ? (
          <Pair name={t("transfer.received")} figures>
            {formatWon(received - ofWallet)}
          </Pair>
        ) : null}
        <Row
          name={<span translate="no">{`${account.bankName} · ${account.accountHolder}`}</span>}
          value={account.accountNumber}
          copyLabel={t("checkout.copyNamed", { bank: account.bankName })}
        />
        <Row
          name={t("transfer.sender")}
          value={senderText(order.transferAccountHolder, order.transferCode)}
          copyLabel={t("transfer.copySender")}
        />
        {paymentDeadline ? <PaymentDeadline iso={paymentDeadline} /> : null}
      </dl>
      <TransferReport order={order} linkKey={linkKey} />
      {toss ? (
        <a
          href={toss}
          className="hidden min-h-touch items-center justify-center rounded-control border border-paper-edge px-4 font-semibold text-oxblood print:hidden [@media(pointer:coarse)]:flex"
        >
          {t("transfer.openToss")}
        </a>
      ) : null}
      <p className="text-micro text-ink-soft print:hidden">{t("transfer.why")}</p>
    </div>
  );
}

interface RowProps {
  name: ReactNode;
  /** Typed at the bank as it stands, so no browser may translate it. */
  value: string;
  /** What is copied, where it is not the value. */
  copies?: string;
  copyLabel: string;
  look?: string;
}

function Row({ name, value, copies = value, copyLabel, look = "text-base font-semibold" }: RowProps) {
  return (
    <div>
      <dt className="break-words text-micro text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-2">
        <span translate="no" className={classes("figures min-w-0 flex-[1_1_7rem] break-words", look)}>
          {value}
        </span>
        <CopyButton text={copies} label={copyLabel} className="print:hidden" />
      </dd>
    </div>
  );
}
