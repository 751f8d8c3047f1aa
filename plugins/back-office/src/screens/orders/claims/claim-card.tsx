import { Button, StatusBadge, Text } from "@medusajs/ui";
import { quantityText } from "@zakh/catalog/contract";
import type { AdminClaim, ClaimStatus } from "@zakh/claims/contract";
import { localized } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStaffRole } from "../../resources/session";
import { CallButton } from "../../ui/call-button";
import { won } from "../../ui/money";
import { Photos } from "../../ui/pictures/photos";
import { AnswerForm } from "./answer-form";
import { daysLeft } from "./days-left";

const STATE_COLOR: Record<ClaimStatus, "orange" | "green" | "grey"> = {
  open: "orange",
  settled: "green",
  refused: "grey",
};

const LINK = "text-ui-fg-interactive -my-2.5 inline-flex py-2.5 md:my-0 md:py-0";

interface ClaimCardProps {
  claim: AdminClaim;
  /** Whether it stands at its order, which then needs no link. */
  atOrder?: boolean;
}

/** One claim: what is wrong with what, by whom, how long it waits, and what the shop said or can say. */
export function ClaimCard({ claim, atOrder = false }: ClaimCardProps) {
  const { t } = useTexts();
  const [answering, setAnswering] = useState(false);
  const isOwner = useStaffRole() === "owner";
  const { status, kind, text, photos, orderId } = claim;
  const name = t(`claims.kind.${kind}`);
  return (
    <article aria-label={`${orderNumber(orderId)}: ${name}`} className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-ui-fg-base break-words text-base font-semibold">{name}</p>
        <StatusBadge color={STATE_COLOR[status]}>{t(`claims.state.${status}`)}</StatusBadge>
        {status === "open" && <DaysLeft answerBy={claim.answerBy} />}
      </div>
      <By claim={claim} atOrder={atOrder} />
      {text && <p className="text-ui-fg-base whitespace-pre-line break-words text-base md:text-sm">{text}</p>}
      <Photos
        urls={photos}
        title={t("claims.photos")}
        nameOf={(number) => t("claims.photo", { number })}
        subtitle={`${orderNumber(orderId)}: ${name}`}
      />
      <ClaimedLines claim={claim} />
      {status === "open" ? (
        isOwner ? (
          <div className="flex max-md:[&>button]:flex-1">
            <Button type="button" className="h-11 px-4 text-sm md:h-9" onClick={() => setAnswering(true)}>
              {t("claims.settle")}
            </Button>
          </div>
        ) : (
          <Text className="text-ui-fg-subtle text-sm">{t("claims.ownerOnly")}</Text>
        )
      ) : (
        <Settled claim={claim} />
      )}
      {answering && <AnswerForm claim={claim} onClose={() => setAnswering(false)} />}
    </article>
  );
}

function DaysLeft({ answerBy }: { answerBy: string }) {
  const { t } = useTexts();
  const count = daysLeft(answerBy, Date.now());
  return (
    <Text className={count <= 0 ? "text-ui-fg-error text-sm font-medium" : "text-ui-fg-subtle text-sm"}>
      {count < 0 ? t("claims.overdue") : count === 0 ? t("claims.today") : t("claims.daysLeft", { count })}
    </Text>
  );
}

function By({ claim, atOrder }: Required<ClaimCardProps>) {
  const screenPath = useScreenPath();
  const { customerName, customerPhone, accountId, hasAccount, orderId, createdAt } = claim;
  return (
    <div className="text-ui-fg-subtle flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
      {!atOrder && (
        <Link to={screenPath("orders", { id: String(orderId) })} className={LINK}>
          {`#${orderNumber(orderId)}`}
        </Link>
      )}
      {hasAccount ? (
        <Link to={screenPath("users", { id: String(accountId) })} className={LINK}>
          {customerName}
        </Link>
      ) : (
        <span>{customerName}</span>
      )}
      {customerPhone && (
        <span className="inline-flex items-center gap-x-2">
          <span>{customerPhone}</span>
          <CallButton phone={customerPhone} label={`${customerName}: ${customerPhone}`} className="size-11 md:size-9" />
        </span>
      )}
      <time dateTime={createdAt}>{dateTime(createdAt)}</time>
    </div>
  );
}

function ClaimedLines({ claim: { lines } }: { claim: AdminClaim }) {
  const { t, language } = useTexts();
  return (
    <ul aria-label={t("claims.lines")} className="bg-ui-bg-subtle flex flex-col gap-y-1 rounded-lg p-3 text-sm">
      {lines.map((line) => (
        <li key={line.itemId} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ui-fg-base min-w-0 break-words font-medium">
            {`${localized(line, "name", language)} · ${quantityText(line.quantity, line.unit, language)}`}
          </span>
          <span className="text-ui-fg-subtle ml-auto tabular-nums">
            {[
              line.packedQuantity !== null && line.packedQuantity !== line.quantity
                ? t("claims.packed", { quantity: quantityText(line.packedQuantity, line.unit, language) })
                : "",
              t("claims.paid", { amount: won(line.paid) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What became of it. */
function Settled({ claim }: { claim: AdminClaim }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { outcome, amount, answer, parcelOrderId, settledAt, settledBy } = claim;
  return (
    <div className="border-ui-border-base flex flex-col gap-y-1 border-l-4 pl-3">
      <p className="text-ui-fg-base flex flex-wrap items-center gap-x-2 text-sm font-medium">
        <span>{t(`claims.got.${outcome ?? "refused"}`, { amount: won(amount) })}</span>
        {parcelOrderId !== null && (
          <Link to={screenPath("orders", { id: String(parcelOrderId) })} className={LINK}>
            {`#${orderNumber(parcelOrderId)}`}
          </Link>
        )}
      </p>
      {answer && <p className="text-ui-fg-base whitespace-pre-line break-words text-sm">{answer}</p>}
      {settledAt && (
        <Text className="text-ui-fg-subtle text-sm tabular-nums">
          {t("claims.settledBy", { name: settledBy, date: dateTime(settledAt) })}
        </Text>
      )}
    </div>
  );
}
