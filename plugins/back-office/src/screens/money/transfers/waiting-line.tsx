import { Button, Text } from "@medusajs/ui";
import type { SettleAs, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { type Decision, useDecideLine } from "../../resources/statements";
import { useErrorToast } from "../../ui/error-toast";
import { LineLink } from "../../ui/line-link";
import { won } from "../../ui/money";
import { LineHead } from "./line-head";
import { LineProposal } from "./line-proposal";
import { useReasonText } from "./line-texts";
import { OrderPicker } from "./order-picker";

/** The ways to take a line out of the queue without an order. */
const IGNORES = [
  { does: "ignore", text: "transfers.ignore" },
  { does: "ignore-always", text: "transfers.ignoreAlways" },
] as const;

interface WaitingLineProps {
  line: StatementLineAnswer;
  /** Called at the answer, with the line as it is then. */
  onDecided?: (line: StatementLineAnswer) => void;
}

/** A line that waits: why, what is proposed, and everything that can be done with it. */
export function WaitingLine({ line, onDecided }: WaitingLineProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const reasonText = useReasonText();
  const [choosing, setChoosing] = useState(false);
  const { mutateAsync, isPending, variables } = useDecideLine(line.id, { onDecided });
  // Something can be chosen then, unless its orders are being changed.
  const isBusy = line.choices.length === 0 && line.kind !== "no_payment" && line.kind !== "maybe_entered";
  const disabled = isPending || isBusy;

  async function decide(decision: Decision) {
    try {
      await mutateAsync(decision);
    } catch (error) {
      show.refused(error, t("transfers.decideFailed"));
    }
  }
  const settle = (orderIds: number[], as: SettleAs) => void decide({ does: "settle", orderIds, as });
  const settling = isPending && variables.does === "settle" ? variables : undefined;
  const name = { payer: line.payer || t("transfers.noPayer"), amount: won(line.amount) };

  return (
    <article aria-label={t("transfers.line", name)} className="flex flex-col gap-y-3">
      <LineHead line={line} />
      <Text className="bg-ui-tag-orange-bg text-ui-tag-orange-text break-words rounded-md px-3 py-2 text-sm">
        {reasonText(line)}
      </Text>
      {line.reason?.lineId ? <LineLink id={line.reason.lineId}>{t("transfers.otherLine")}</LineLink> : null}
      {line.proposals.map((proposal, index) => (
        <LineProposal
          key={proposal.orderIds.join()}
          line={line}
          proposal={proposal}
          // The amount alone speaks for no order more than for another, and what the bank may have taken back for none.
          likeliest={index === 0 && proposal.evidence !== "amount" && line.reason?.code !== "taken_back"}
          disabled={disabled}
          settling={settling?.orderIds.join() === proposal.orderIds.join() ? settling.as : undefined}
          onSettle={(as) => settle(proposal.orderIds, as)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          variant="secondary"
          className="h-auto min-h-11 flex-1 px-4 text-base md:min-h-9 md:flex-none md:text-sm"
          aria-label={t("transfers.other.label", name)}
          // The keys lead here where no proposal is to be accepted by them.
          data-opens=""
          disabled={disabled}
          onClick={() => setChoosing(true)}
        >
          {t(line.proposals.length > 0 ? "transfers.other" : "transfers.pick")}
        </Button>
        {IGNORES.filter(({ does }) => does === "ignore" || line.canIgnoreAlways).map(({ does, text }) => (
          <Button
            key={does}
            type="button"
            variant="transparent"
            className="h-auto min-h-11 px-4 text-base md:min-h-9 md:text-sm"
            aria-label={t(`${text}.label`, name)}
            disabled={disabled}
            isLoading={isPending && variables.does === does}
            onClick={() => void decide({ does })}
          >
            {t(text)}
          </Button>
        ))}
      </div>
      <OrderPicker
        open={choosing}
        line={line}
        onClose={() => setChoosing(false)}
        onSettle={(orderIds, as) => {
          setChoosing(false);
          settle(orderIds, as);
        }}
      />
    </article>
  );
}
