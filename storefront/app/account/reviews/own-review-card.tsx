import { localized } from "@zakh/kit/contract";
import type { OwnReview } from "@zakh/reviews/contract";
import { useState } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useDeleteReview } from "../../lib/data/reviews";
import { formatDate } from "../../lib/format/dates";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { Photos } from "../../ui/photos";
import { QuestionSheet } from "../../ui/question-sheet";
import { Stars } from "../../ui/stars";
import { toast } from "../../ui/toast-store";
import { ProductRow } from "./product-row";

const STATE_LOOK: Record<OwnReview["state"], string> = {
  waiting: "bg-mustard-wash text-ink",
  reported: "bg-mustard-wash text-ink",
  visible: "bg-steppe-wash text-steppe-deep",
  hidden: "bg-oxblood-wash text-oxblood-deep",
};

/** An own review: what was written, whether others see it, and the shop's answer. */
export function OwnReviewCard({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { rating, writtenAt, text, photos, answer, state, hiddenReason } = review;
  const name = localized(review, "name", language);
  return (
    <article aria-label={name} className="rounded-card bg-linen p-4 shadow-paper">
      <ProductRow product={review} />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <time dateTime={writtenAt} className="text-small text-ink-faint">
          {formatDate(writtenAt)}
        </time>
        <span className={classes("rounded-label px-2 py-0.5 text-micro font-semibold", STATE_LOOK[state])}>
          {t(`ownReviews.state.${state}`)}
        </span>
      </p>
      {hiddenReason ? (
        <p className="mt-2 text-small text-oxblood-deep">{t("ownReviews.hiddenWhy", { reason: hiddenReason })}</p>
      ) : null}
      {text ? <p className="mt-2 whitespace-pre-line break-words">{text}</p> : null}
      <Photos urls={photos} title={t("reviews.photos")} nameOf={(number) => t("reviews.photo", { number })} />
      {answer ? (
        <div className="mt-3 rounded-control border-l-4 border-steppe bg-steppe-wash p-3">
          <p className="text-small font-semibold">{t("reviews.answer")}</p>
          <p className="whitespace-pre-line break-words text-small">{answer}</p>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" aria-haspopup="dialog" aria-label={t("ownReviews.editNamed", { name })} onClick={onEdit}>
          {t("ownReviews.edit")}
        </Button>
        <Delete id={review.id} name={name} />
      </div>
    </article>
  );
}

function Delete({ id, name }: { id: number; name: string }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteReview(id);
  const send = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: t("ownReviews.deleted"), tone: "done" });
    } catch (error) {
      const text = (error instanceof ApiError && error.serverMessage) || t("common.tryAgain");
      toast({ title: t("ownReviews.deleteFailed"), text, tone: "wrong" });
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={t("ownReviews.deleteNamed", { name })}
        onClick={() => setAsking(true)}
      >
        {t("ownReviews.delete")}
      </Button>
      <QuestionSheet
        open={asking}
        title={t("ownReviews.deleteTitle")}
        text={t("ownReviews.deleteText")}
        yes={t("ownReviews.delete")}
        no={t("common.close")}
        busy={remove.isPending}
        onYes={send}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
