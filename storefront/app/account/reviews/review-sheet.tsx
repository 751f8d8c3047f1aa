import { zodResolver } from "@hookform/resolvers/zod";
import { localized, type SinceVersion } from "@zakh/kit/contract";
import { type OwnReview, REVIEW_PHOTOS_MAX, type Reviewable, rating, reviewInput } from "@zakh/reviews/contract";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useSaveReview } from "../../lib/data/reviews";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/field";
import { type ChosenPhoto, PhotosField } from "../../ui/photos-field";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { StarsField } from "./stars-field";

/** A product to review, or a review to change. */
export type ReviewedProduct = Reviewable | SinceVersion<OwnReview>;

interface ReviewSheetProps {
  of: ReviewedProduct | undefined;
  open: boolean;
  onClose: () => void;
}

/** Writes a review of a received product, or changes it. */
export default function ReviewSheet({ of, open, onClose }: ReviewSheetProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = of ? localized(of, "name", language) : "";
  return (
    <Sheet open={open} onClose={onClose} title={t("reviews.write")} description={name} place="middle">
      {of ? <ReviewForm of={of} name={name} onSaved={onClose} /> : null}
    </Sheet>
  );
}

const formSchema = z.object({ rating, text: reviewInput.shape.text });
type FormInput = z.input<typeof formSchema>;

/** A component of its own, so that it begins anew with what is saved. */
function ReviewForm({ of, name, onSaved }: { of: ReviewedProduct; name: string; onSaved: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const again = useSignInAgain();
  const written = "state" in of ? of : undefined;
  const save = useSaveReview(written?.id);
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => (written?.photos ?? []).map((url) => ({ url })));
  const form = useForm<FormInput, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    // 0 is no star yet.
    defaultValues: { rating: written?.rating ?? 0, text: written?.text ?? "" },
  });
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async ({ rating, text }) => {
      const body = new FormData();
      body.set("rating", String(rating));
      body.set("text", text);
      if (!written) body.set("productId", String(of.productId));
      else body.set("keptUrls", JSON.stringify(photos.flatMap(({ file, url }) => (file ? [] : [url]))));
      for (const { file } of photos) if (file) body.append("photos", file);
      await save.mutateAsync(body);
      toast({ title: t("ownReviews.sent"), tone: "done" });
      onSaved();
    },
    isHandled: again.needed,
    failure: { title: t("ownReviews.sendFailed"), text: t("common.tryAgain") },
  });
  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-3 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
      >
        <p className="break-words font-semibold">{name}</p>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarsField
              value={Number(field.value)}
              onChange={field.onChange}
              error={errorText(errors.rating?.message)}
            />
          )}
        />
        <TextAreaField
          label={t("ownReviews.text")}
          rows={4}
          error={errorText(errors.text?.message)}
          {...form.register("text")}
        />
        <PhotosField photos={photos} max={REVIEW_PHOTOS_MAX} onChange={setPhotos} />
        <p className="text-small text-ink-soft">{t("ownReviews.publicHint")}</p>
        <Button type="submit" busy={save.isPending}>
          {t("ownReviews.send")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}
