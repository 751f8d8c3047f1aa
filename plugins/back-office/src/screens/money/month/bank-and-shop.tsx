import { CheckCircleSolid } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { Reconciliation, ReconciliationDifference } from "@zakh/bank-statements/contract";
import { orderNumber } from "@zakh/orders/contract";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { type Period, useReconciliation } from "../../resources/month";
import { DateField } from "../../ui/forms/date-field";
import { LineLink } from "../../ui/line-link";
import { signedWon, won } from "../../ui/money";
import { Blank, LoadError } from "../../ui/screen-state";
import { LineStateBadge } from "../transfers/line-state";

/** Differences of an account that are shown at first. */
const FIRST = 5;

interface BankAndShopProps {
  month: Period;
  /** "" is the whole month. */
  day: string;
  onDay: (day: string) => void;
}

/** What the bank and what the shop say came to each account, in a month or on one of its days, with what makes the difference. */
export function BankAndShop({ month, day, onDay }: BankAndShopProps) {
  const { t } = useTexts();
  const id = useId();
  const { data, isError, error, refetch } = useReconciliation(day === "" ? month : { from: day, to: day });
  return (
    <Container role="region" aria-labelledby={id} className="min-w-0 p-4 md:p-5">
      <Heading level="h2" id={id} className="text-base font-semibold">
        {t("month.accounts")}
      </Heading>
      <Text className="text-ui-fg-subtle mb-3 text-sm">{t("month.accounts.text")}</Text>
      <DateField
        className="mb-4 md:max-w-56"
        label={t("month.accounts.day")}
        day={day}
        value={day}
        min={month.from}
        max={month.to}
        onChange={(event) => onDay(event.target.value)}
      />
      {data ? (
        <Accounts {...data} />
      ) : isError ? (
        <LoadError title={t("month.accounts.failed")} error={error} onRetry={() => refetch()} />
      ) : (
        <Blank className="h-40 w-full" />
      )}
    </Container>
  );
}

type Account = Reconciliation["accounts"][number];

function Accounts({ accounts }: Reconciliation) {
  const { t } = useTexts();
  if (accounts.length === 0)
    return <Text className="text-ui-fg-subtle text-base md:text-sm">{t("month.byDay.none")}</Text>;
  return (
    <ul className="divide-ui-border-base flex flex-col gap-y-4 divide-y [&>li+li]:pt-4">
      {accounts.map((account) => (
        <li key={account.accountNumber}>
          <OneAccount {...account} />
        </li>
      ))}
    </ul>
  );
}

function OneAccount({ bankName, accountNumber, bank, shop, readUntil, differences, differenceCount }: Account) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? differences : differences.slice(0, FIRST);
  return (
    <>
      <p className="text-ui-fg-base break-words text-base font-medium md:text-sm">
        {accountNumber === "" ? t("month.accounts.unknown") : `${bankName} ${accountNumber}`}
      </p>
      <p className="text-ui-fg-subtle text-sm tabular-nums">
        {readUntil !== null
          ? t("month.accounts.readUntil", { time: dateTime(readUntil) })
          : t(bank === 0 ? "month.accounts.notRead" : "month.accounts.onlyMessages")}
      </p>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm tabular-nums">
        <Figure label={t("month.accounts.bank")}>{won(bank)}</Figure>
        <Figure label={t("month.accounts.shop")}>{won(shop)}</Figure>
        <Figure label={t("month.accounts.difference")}>{signedWon(bank - shop)}</Figure>
      </dl>
      {differenceCount === 0 ? (
        <p className="text-ui-fg-base mt-2 flex items-center gap-x-1.5 text-sm">
          <CheckCircleSolid className="text-ui-tag-green-icon shrink-0" />
          <span>{t("month.accounts.equal")}</span>
        </p>
      ) : (
        <ul className="divide-ui-border-base mt-2 divide-y">
          {shown.map((difference) => (
            <li key={`${difference.lineId} ${difference.orderId}`} className="py-1.5">
              <Difference {...difference} />
            </li>
          ))}
        </ul>
      )}
      {differences.length > shown.length && (
        <Button variant="secondary" className="mt-2 h-11 w-full text-sm md:h-9 md:w-auto" onClick={() => setAll(true)}>
          {t(differenceCount > differences.length ? "list.first" : "list.all", { count: differences.length })}
        </Button>
      )}
      {all && differenceCount > differences.length && (
        <p className="text-ui-fg-subtle mt-1 text-sm">
          {t("month.accounts.more", { count: differenceCount - differences.length })}
        </p>
      )}
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ui-fg-subtle">{label}</dt>
      <dd className="text-ui-fg-base whitespace-nowrap font-medium">{children}</dd>
    </div>
  );
}

function Difference({ at, lineId, state, orderId, name, won: amount }: ReconciliationDifference) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        {lineId === null ? (
          <Link
            to={screenPath("orders", { id: String(orderId) })}
            className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center text-sm font-medium md:min-h-6"
          >
            {`${orderNumber(orderId ?? 0)} · ${name}`}
          </Link>
        ) : (
          <LineLink id={lineId}>{name || t("transfers.noPayer")}</LineLink>
        )}
        <span className="text-ui-fg-base shrink-0 text-sm tabular-nums">{signedWon(amount)}</span>
      </p>
      <p className="text-ui-fg-subtle flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
        <span>{dateTime(at)}</span>
        {state ? <LineStateBadge state={state} /> : <span>{t("month.accounts.byHand")}</span>}
      </p>
    </>
  );
}
