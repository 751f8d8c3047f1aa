import { DELIVERY_NOTE_MAX } from "@zakh/orders/contract";
import type { UseFormReturn } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { InputField } from "../../ui/field";
import type { CheckoutForm } from "./checkout-form";

/** What couriers are mostly asked for, in their language. */
const IN_KOREAN = {
  door: "문 앞에 놓아 주세요",
  call: "도착 전에 전화해 주세요",
  guard: "경비실에 맡겨 주세요",
} as const;

/**
 * What whoever brings the goods is asked for, with suggestions to tap. Those are written in Korean, which the courier reads, and
 * in the shopper's own language behind it.
 */
export function DeliveryNoteField({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { register, setValue, formState } = form;

  function suggest(korean: string, own: string) {
    const text = own === korean ? korean : `${korean} (${own})`;
    setValue("deliveryNote", text, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <InputField
        label={t("checkout.deliveryNote")}
        hint={t("checkout.deliveryNoteHint")}
        autoComplete="off"
        maxLength={DELIVERY_NOTE_MAX}
        error={errorText(formState.errors.deliveryNote?.message)}
        {...register("deliveryNote")}
      />
      <div className="mb-2 flex flex-wrap gap-2">
        {(Object.keys(IN_KOREAN) as (keyof typeof IN_KOREAN)[]).map((name) => {
          const own = t(`checkout.deliveryNotes.${name}`);
          return (
            <button
              key={name}
              type="button"
              onClick={() => suggest(IN_KOREAN[name], own)}
              className="min-h-touch max-w-full rounded-control bg-paper px-3 text-left text-small font-semibold text-ink transition-colors duration-quick hover:bg-paper-deep"
            >
              {own}
            </button>
          );
        })}
      </div>
    </>
  );
}
