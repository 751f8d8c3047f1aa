import { Button } from "@medusajs/ui";
import type { Versioned } from "@zakh/kit/contract";
import { type AdminReview, REASON_MAX, REVIEW_TEXT_MAX, type ReviewDecision } from "@zakh/reviews/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useDecideOnReview } from "../../resources/reviews";
import { useErrorToast } from "../../ui/error-toast";
import { toast } from "../../ui/toast";
import { ReviewTextForm } from "./review-text-form";

const BUTTON = "h-11 px-4 text-sm md:h-9";

/** Shows a review by one press, hides it with a reason for its author, and answers it. */
export function ReviewActions({ review, name }: { review: Versioned<AdminReview>; name: string }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const decide = useDecideOnReview(review);
  const [asking, setAsking] = useState<"hide" | "answer">();
  const { state, reports, answer } = review;

  async function send(decision: Partial<ReviewDecision>, done: string) {
    try {
      await decide.mutateAsync(decision);
      setAsking(undefined);
      toast.success(done, { description: name });
    } catch (error) {
      if (show.refused(error, t("reviews.decideFailed"))) setAsking(undefined);
    }
  }

  return (
    <div className="flex flex-wrap gap-2 max-md:[&>button]:flex-1">
      {(state !== "visible" || reports > 0) && (
        <Button
          type="button"
          className={BUTTON}
          disabled={decide.isPending}
          isLoading={decide.isPending && asking === undefined}
          onClick={() => void send({ status: "visible" }, t("reviews.shown"))}
        >
          {t(reports > 0 ? "reviews.keep" : "reviews.show")}
        </Button>
      )}
      {state !== "hidden" && (
        <Button type="button" variant="secondary" className={BUTTON} onClick={() => setAsking("hide")}>
          {t("reviews.hide")}
        </Button>
      )}
      <Button type="button" variant="secondary" className={BUTTON} onClick={() => setAsking("answer")}>
        {t(answer ? "reviews.changeAnswer" : "reviews.toAnswer")}
      </Button>
      {asking === "hide" && (
        <ReviewTextForm
          title={`${t("reviews.hide")}: ${name}`}
          label={t("reviews.reason")}
          hint={t("reviews.reason.hint")}
          submitLabel={t("reviews.hide")}
          max={REASON_MAX}
          value=""
          busy={decide.isPending}
          onSend={(reason) => send({ status: "hidden", reason }, t("reviews.hidden"))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "answer" && (
        <ReviewTextForm
          title={`${t("reviews.answer")}: ${name}`}
          label={t("reviews.answer")}
          hint={t("reviews.answer.hint")}
          max={REVIEW_TEXT_MAX}
          value={answer}
          busy={decide.isPending}
          onSend={(text) => send({ answer: text }, t("reviews.answered"))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
