import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnStore } from "@zakh/marketplace/contract";
import { type StoreAnswer, type StoreReview, type StoreReviews, storeAnswer } from "@zakh/reviews/contract";
import { useForm } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { api } from "../../lib/data/api";
import { MY_STORES_KEY } from "../../lib/data/query-keys";
import { STALE } from "../../lib/durations";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TextAreaField } from "../../ui/field";
import { Rating } from "../../ui/rating";
import { Review } from "../../ui/review";
import { Skeleton } from "../../ui/skeleton";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { ReadFailure } from "../own-store-gate";

/** Below the store's own, so that it goes with it when the session ends. */
const storeReviewsKey = (storeId: number) => [...MY_STORES_KEY, storeId, "reviews"];

/** What customers say of the store's goods, the newest hundred; the owner answers each. */
export default function ReviewsTab({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: storeReviewsKey(store.id),
    queryFn: () => api<StoreReviews>(`/api/stores/${store.id}/reviews`),
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
  if (!data) {
    return isError ? <ReadFailure busy={isFetching} onRetry={refetch} /> : <Skeleton className="h-64 rounded-card" />;
  }
  if (data.count === 0) {
    return <EmptyState icon="chat" title={t("ownStore.reviews.noneTitle")} text={t("ownStore.reviews.noneText")} />;
  }
  return (
    <>
      <p className="mb-5 text-lead text-oxblood">
        <Rating of={{ rating: data.rating, reviewCount: data.count }} />
      </p>
      <ul className="grid max-w-read gap-6">
        {data.reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} ofStore />
            <Answer storeId={store.id} review={review} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Answer({ storeId, review: { id, answer } }: { storeId: number; review: StoreReview }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const again = useSignInAgain();
  const queryClient = useQueryClient();
  const answering = useMutation({
    mutationFn: (body: StoreAnswer) => api(`/api/stores/${storeId}/reviews/${id}/answer`, { method: "PUT", body }),
    // Also after a refusal: the review may be shown no more.
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeReviewsKey(storeId) }),
  });
  const form = useForm<StoreAnswer>({ resolver: zodResolver(storeAnswer), defaultValues: { answer } });
  const submit = useSubmit({
    form,
    send: async (input) => {
      await answering.mutateAsync(input);
      toast({ title: t("ownStore.saved"), tone: "done" });
    },
    isHandled: again.needed,
    failure: { title: t("common.errorTitle"), text: t("common.tryAgain") },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-3">
      <TextAreaField
        label={t("ownStore.reviews.answer")}
        hint={t("ownStore.reviews.answerHint")}
        rows={2}
        error={errorText(form.formState.errors.answer?.message)}
        {...form.register("answer")}
      />
      <Button type="submit" look="outline" busy={answering.isPending} className="max-sm:w-full">
        {answering.isPending ? t("ownStore.saving") : t("ownStore.save")}
      </Button>
      {again.sheet}
    </form>
  );
}
