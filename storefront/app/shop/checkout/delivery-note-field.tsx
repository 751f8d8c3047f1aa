import { READY_NOTES } from "@zakh/delivery/contract";
import { DELIVERY_NOTE_MAX } from "@zakh/kit/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { InputField } from "../../ui/field";
import type { FormOfCheckout } from "./checkout-form";

/**
 * What whoever brings the goods is asked for, with suggestions to tap. Those are written in Korean, which the courier reads, and
 * in the shopper's own language behind it.
 */
export function DeliveryNoteField({ form }: { form: FormOfCheckout }) {
  const { t } = useTexts();
  const { language } = useLanguage();
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
        {Object.values(READY_NOTES).map((note) => (
          <button
            key={note.ko}
            type="button"
            onClick={() => suggest(note.ko, note[language])}
            className="min-h-touch max-w-full rounded-control bg-paper px-3 text-left text-small font-semibold text-ink transition-colors duration-quick hover:bg-paper-deep"
          >
            {note[language]}
          </button>
        ))}
      </div>
    </>
  );
}
