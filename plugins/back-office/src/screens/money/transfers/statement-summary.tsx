import { ExclamationCircle } from "@medusajs/icons";
import { Container, clx, Text } from "@medusajs/ui";
import type { BankStatement, StatementGap } from "@zakh/bank-statements/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useRefreshSettled } from "../../resources/statements";
import type { Elements } from "../../ui/elements";
import { won } from "../../ui/money";
import { UnreadRows } from "./unread-rows";

type Summary = Pick<
  BankStatement,
  "new" | "known" | "settled" | "settling" | "waiting" | "ignored" | "chain" | "gaps" | "unread"
>;

/** What became of a statement in three counts, and warnings of what is missing in it. */
export function StatementSummary({ statement }: { statement: Summary }) {
  const { t } = useTexts();
  const { new: fresh, known, settled, settling, waiting, ignored, chain, gaps, unread } = statement;
  useRefreshSettled(settling);
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="p-0">
        <ul className="divide-ui-border-base grid grid-cols-3 divide-x">
          <Count
            className="text-ui-tag-green-text"
            count={settled}
            label={t("transfers.settled", { count: settled })}
          />
          <Count
            className="text-ui-tag-orange-text"
            count={waiting}
            label={t("transfers.waiting", { count: waiting })}
          />
          <Count className="text-ui-fg-subtle" count={ignored} label={t("transfers.ignored", { count: ignored })} />
        </ul>
      </Container>
      {settling > 0 && <Settling done={settled} total={settled + settling} />}
      {fresh === 0 && unread.length === 0 ? (
        <Text className="text-ui-fg-subtle text-sm">
          {t(known > 0 ? "transfers.nothingNew" : "transfers.noIncoming")}
        </Text>
      ) : (
        known > 0 && (
          <Text className="text-ui-fg-subtle text-sm tabular-nums first-letter:uppercase">
            {t("transfers.known", { count: known })}
          </Text>
        )
      )}
      {chain === "broken" && (
        <Warning title={t("transfers.broken")}>
          {gaps.slice(0, 1).map((gap) => (
            <GapText key={gap.before.row} gap={gap} />
          ))}
          <Text className="mt-1 text-sm">{t("transfers.broken.text")}</Text>
        </Warning>
      )}
      {unread.length > 0 && (
        <Warning title={t("transfers.unread", { count: unread.length })}>
          <UnreadRows rows={unread} />
        </Warning>
      )}
    </div>
  );
}

/** How far a statement's job is. */
function Settling({ done, total }: { done: number; total: number }) {
  const { t } = useTexts();
  const text = t("transfers.settling", { done, total });
  return (
    <div className="flex flex-col gap-y-2">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="bg-ui-bg-component h-1.5 overflow-hidden rounded-full"
      >
        <div className="bg-ui-fg-interactive h-full" style={{ width: `${(100 * done) / total}%` }} />
      </div>
      <Text className="text-ui-fg-subtle text-sm tabular-nums">{text}</Text>
    </div>
  );
}

function Count({ count, label, className }: { count: number; label: string; className: string }) {
  return (
    <li className="flex min-w-0 flex-col items-center px-2 py-3 text-center">
      <span className={clx("text-2xl font-semibold leading-8 tabular-nums", className)}>{count}</span>
      <span className="text-ui-fg-subtle break-words text-sm leading-tight">{label}</span>
    </li>
  );
}

/** The two rows between which others are missing. */
function GapText({ gap: { before, after, missing } }: { gap: StatementGap }) {
  const { t } = useTexts();
  const row = ({ row: number, at, balance }: StatementGap["before"]) =>
    t("transfers.broken.row", { row: number, time: dateTime(at), balance: won(balance) });
  return (
    <ul className="mt-1 text-sm tabular-nums">
      <li>{row(before)}</li>
      <li className="font-medium">{t("transfers.broken.gap", { amount: won(missing) })}</li>
      <li>{row(after)}</li>
    </ul>
  );
}

function Warning({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-tag-orange-text flex gap-x-3 rounded-lg border px-4 py-3">
      <ExclamationCircle className="size-5 shrink-0" />
      <div className="min-w-0">
        <Text className="text-base font-medium">{title}</Text>
        {children}
      </div>
    </div>
  );
}
