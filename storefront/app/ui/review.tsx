import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { ShownReview, StoreReview } from "@zakh/reviews/contract";
import { useState } from "react";
import { useLanguage } from "../i18n/use-language";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import { useReportReview } from "../lib/data/reviews";
import { formatDate } from "../lib/format/dates";
import { Photos } from "./photos";
import { QuestionSheet } from "./question-sheet";
import { Stars } from "./stars";
import { toast } from "./toast-store";

interface ReviewProps {
  /** It names its product where it stands among those of others. */
  review: ShownReview | StoreReview;
  /** Whether it is a store that answers, and not the shop. */
  ofStore: boolean;
}

/** One review, with its answer; whoever finds it wrong tells the shop. */
export function Review({ review, ofStore }: ReviewProps) {
  const { t } = useTexts();
  const { rating, author, writtenAt, text, photos, answer } = review;
  return (
    <article className="border-b border-paper-edge pb-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <p className="font-semibold">{author || t("reviews.customer")}</p>
        <time dateTime={writtenAt} className="text-small text-ink-faint">
          {formatDate(writtenAt)}
        </time>
        <Report id={review.id} />
      </header>
      {"productId" in review ? <About review={review} /> : null}
      {text ? <p className="mt-1 max-w-read whitespace-pre-line break-words">{text}</p> : null}
      <Photos urls={photos} title={t("reviews.photos")} nameOf={(number) => t("reviews.photo", { number })} />
      {answer ? (
        <div className="mt-3 max-w-read rounded-control border-l-4 border-steppe bg-steppe-wash p-3">
          <p className="text-small font-semibold">{t(ofStore ? "product.seller" : "reviews.answer")}</p>
          <p className="whitespace-pre-line break-words text-small">{answer}</p>
        </div>
      ) : null}
    </article>
  );
}

function About({ review }: { review: StoreReview }) {
  const { language } = useLanguage();
  return (
    <p className="text-small text-ink-soft" lang={fallbackLanguage(review, "name", language)}>
      {localized(review, "name", language)}
    </p>
  );
}

/** Asks first: a finger that slips hides nobody's review. */
function Report({ id }: { id: number }) {
  const { t } = useTexts();
  /** Undefined before the first press, so that no page loads the question's texts for nothing. */
  const [asking, setAsking] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="-my-2 ml-auto min-h-touch rounded-control px-2 text-small text-ink-faint underline decoration-paper-edge underline-offset-4 hover:text-ink"
      >
        {t("reviews.report")}
      </button>
      {asking === undefined ? null : <Question id={id} asking={asking} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ id, asking, onClose }: { id: number; asking: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const report = useReportReview(id);
  const send = async () => {
    try {
      await report.mutateAsync();
      toast({ title: t("reviews.reported"), tone: "done" });
    } catch (error) {
      const { status = 0, serverMessage = "" } = error instanceof ApiError ? error : {};
      // It is withheld or gone already.
      if (status === 404) toast({ title: t("reviews.reported"), tone: "done" });
      else toast({ title: t("common.errorTitle"), text: serverMessage || t("common.tryAgain"), tone: "wrong" });
    }
    onClose();
  };
  if (!useLaterTexts()) return null;
  return (
    <QuestionSheet
      open={asking}
      title={t("reviews.reportTitle")}
      text={t("reviews.reportText")}
      yes={t("reviews.report")}
      no={t("common.close")}
      busy={report.isPending}
      onYes={send}
      onNo={onClose}
    />
  );
}
