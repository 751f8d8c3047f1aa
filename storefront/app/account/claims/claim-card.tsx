import type { Claim } from "@zakh/claims/contract";
import { localized } from "@zakh/kit/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { classes } from "../../ui/classes";
import { PageLink } from "../../ui/page-link";
import { Photos } from "../../ui/photos";

const STATE_LOOK: Record<Claim["status"], string> = {
  open: "bg-mustard-wash text-ink",
  settled: "bg-steppe-wash text-steppe-deep",
  refused: "bg-paper text-ink-soft",
};

/** What was said to be wrong, and what the shop says to it. */
export function ClaimCard({ claim, order }: { claim: Claim; order: Order }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { kind, text, photos, createdAt, status, itemIds } = claim;
  const names = order.items
    .filter(({ id }) => itemIds.includes(id))
    .map(({ product }) => localized(product, "name", language));
  return (
    <article aria-label={t(`claims.kinds.${kind}`)} className="rounded-card bg-linen p-4 shadow-paper">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-base font-semibold">{t(`claims.kinds.${kind}`)}</span>
        <span className={classes("rounded-label px-2 py-0.5 text-micro font-semibold", STATE_LOOK[status])}>
          {t(`claims.state.${status}`)}
        </span>
      </p>
      <p className="mt-1 text-small text-ink-soft">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>{" "}
        <span className="break-words">{`· ${names.join(", ")}`}</span>
      </p>
      {text ? <p className="mt-2 whitespace-pre-line break-words">{text}</p> : null}
      <Photos urls={photos} title={t("claims.photosOf")} nameOf={(number) => t("photos.photo", { number })} />
      <Answer claim={claim} email={order.customerEmail} />
    </article>
  );
}

function Answer({ claim, email }: { claim: Claim; email: string }) {
  const { t } = useTexts();
  const { outcome, amount, answer, parcelOrderId } = claim;
  if (!outcome && !answer) return null;
  return (
    <div
      className={classes(
        "mt-3 rounded-control border-l-4 p-3",
        outcome ? "border-steppe bg-steppe-wash" : "border-paper-edge bg-paper",
      )}
    >
      {outcome ? (
        <p className="text-small font-semibold">{t(`claims.outcome.${outcome}`, { amount: formatWon(amount) })}</p>
      ) : null}
      {answer ? <p className="whitespace-pre-line break-words text-small">{answer}</p> : null}
      {parcelOrderId === null ? null : (
        <PageLink
          to={paths.orderConfirmation(parcelOrderId, email)}
          className="inline-flex min-h-touch items-center text-small font-semibold text-ember-deep underline-offset-4 hover:underline"
        >
          {t("claims.parcel", { number: orderNumber(parcelOrderId) })}
        </PageLink>
      )}
    </div>
  );
}
