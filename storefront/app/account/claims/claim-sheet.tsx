import { zodResolver } from "@hookform/resolvers/zod";
import { CLAIM_ANSWER_DAYS, CLAIM_KINDS, CLAIM_PHOTOS_MAX, claimInput } from "@zakh/claims/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useMakeClaim } from "../../lib/data/claims";
import type { OrderQuery } from "../../lib/data/orders";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/field";
import { type ChosenPhoto, PhotosField } from "../../ui/photos-field";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";
import { KindField } from "./kind-field";
import { LinesField } from "./lines-field";

interface ClaimSheetProps {
  order: Order;
  asked: OrderQuery;
  open: boolean;
  onClose: () => void;
}

/** Says what is wrong with which products of an order, in words and photos. */
export default function ClaimSheet({ order, asked, open, onClose }: ClaimSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("claims.sheet")}
      description={t("myPage.order", { number: orderNumber(order.id) })}
      place="middle"
    >
      {open ? <ClaimForm order={order} asked={asked} onSent={onClose} /> : null}
    </Sheet>
  );
}

type FormInput = z.input<typeof claimInput>;

/** A component of its own, so that it begins anew. */
function ClaimForm({ order, asked, onSent }: Pick<ClaimSheetProps, "order" | "asked"> & { onSent: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const make = useMakeClaim(asked);
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const [only, second] = order.items;
  const form = useForm<FormInput, unknown, z.output<typeof claimInput>>({
    resolver: zodResolver(claimInput),
    defaultValues: { itemIds: only && !second ? [only.id] : [], text: "" },
  });
  const { errors } = form.formState;
  const submit = useSubmit({
    form,
    send: async ({ kind, itemIds, text }) => {
      const body = new FormData();
      body.set("kind", kind);
      body.set("itemIds", JSON.stringify(itemIds));
      body.set("text", text);
      for (const { file } of photos) if (file) body.append("photos", file);
      await make.mutateAsync(body);
      toast({ title: t("claims.sent", { days: CLAIM_ANSWER_DAYS }), tone: "done" });
      onSent();
    },
    isHandled: () => false,
    failure: { title: t("claims.sendFailed"), text: t("common.tryAgain") },
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-4 overflow-y-auto p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <KindField
            kinds={CLAIM_KINDS}
            value={field.value}
            onChange={field.onChange}
            error={errorText(errors.kind?.message)}
          />
        )}
      />
      {second ? (
        <Controller
          control={form.control}
          name="itemIds"
          render={({ field }) => (
            <LinesField
              items={order.items}
              chosen={field.value}
              onChange={field.onChange}
              error={errorText(errors.itemIds?.message)}
            />
          )}
        />
      ) : null}
      <TextAreaField
        label={t("claims.words")}
        rows={4}
        error={errorText(errors.text?.message)}
        {...form.register("text")}
      />
      <div>
        <PhotosField photos={photos} max={CLAIM_PHOTOS_MAX} onChange={setPhotos} />
        <p className="mt-1.5 text-small text-ink-soft">{t("claims.photosHint", { most: CLAIM_PHOTOS_MAX })}</p>
      </div>
      <Button type="submit" busy={make.isPending}>
        {t("claims.send")}
      </Button>
    </form>
  );
}
