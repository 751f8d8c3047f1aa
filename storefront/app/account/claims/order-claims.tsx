import { CLAIM_DAYS, type OrderClaims as Claims } from "@zakh/claims/contract";
import { dayText, seoulDay } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useOrderClaims } from "../../lib/data/claims";
import { useShellData } from "../../lib/data/shell-data";
import { firstOf } from "../../lib/format/first-of";
import { paths } from "../../lib/routing/paths";
import { useSession } from "../../session/session";
import { Button, ButtonLink } from "../../ui/button";
import { lazySheet } from "../../ui/lazy-sheet";
import { Skeleton } from "../../ui/skeleton";
import { ClaimCard } from "./claim-card";

/** Loaded when it is needed: it has a form and its schema. */
const ClaimSheet = lazySheet(() => import("./claim-sheet"));

interface OrderClaimsProps {
  order: Order;
  /** The key of the link by which the order was opened. */
  linkKey?: string;
}

/** Of a delivered order: what was said to be wrong with it and what became of that, and for seven days the way to say it. */
export function OrderClaims({ order, linkKey }: OrderClaimsProps) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const { offline } = useSession();
  const isShown = Boolean(ORDER_STATUS[order.status]?.delivered) && !offline;
  // Whoever sees the order knows its email, or has its link.
  const asked = { id: order.id, email: order.customerEmail, key: linkKey };
  const { data, isError, refetch } = useOrderClaims(asked, isShown);
  const [open, setOpen] = useState(false);
  if (!isShown) return null;
  if (!hasTexts || (!data && !isError)) return <Skeleton className="mt-4 h-28 rounded-card print:hidden" />;
  return (
    <section aria-label={t("claims.mine")} className="mt-4 grid gap-3 print:hidden">
      {data ? (
        <>
          <Invitation claims={data} onOpen={() => setOpen(true)} />
          {data.claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} order={order} />
          ))}
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <p>{t("claims.failed")}</p>
          <Button look="outline" onClick={() => void refetch()}>
            {t("common.retry")}
          </Button>
        </div>
      )}
      <ClaimSheet order={order} asked={asked} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

/** The button while something can be said, then the phone; nothing while an answer is waited for. */
function Invitation({ claims: { isPossible, until, claims }, onOpen }: { claims: Claims; onOpen: () => void }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const phone = useShellData()?.footer.phone;
  if (claims.some(({ status }) => status === "open") || until === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-linen p-4 shadow-paper">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-title-s">{t("claims.title")}</h2>
        <p className="mt-1 text-small text-ink-soft">
          {isPossible
            ? t("claims.text", { day: dayText(seoulDay(new Date(until)), language) })
            : t("claims.late", { days: CLAIM_DAYS })}
        </p>
      </div>
      {isPossible ? (
        <Button look="outline" aria-haspopup="dialog" onClick={onOpen} className="max-sm:w-full">
          {t("claims.button")}
        </Button>
      ) : phone ? (
        <a
          href={`tel:${firstOf(phone)}`}
          className="figures inline-flex min-h-touch items-center font-display text-title-s text-ember-deep underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      ) : (
        <ButtonLink to={paths.contact} look="outline" className="max-sm:w-full">
          {t("common.contact")}
        </ButtonLink>
      )}
    </div>
  );
}
