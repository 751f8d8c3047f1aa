import { zodResolver } from "@hookform/resolvers/zod";
import { type CommissionInput, RATE_MAX, type StoreBooks } from "@zakh/settlements/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useSetCommission } from "../../resources/store-books";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import { toast } from "../../ui/toast";

/** Per cent as people type them, "12.5" or "12,5", as hundredths of one. */
const commissionForm = z.object({
  rate: z
    .string()
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,2})?$/, "rate_invalid")
    .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
    .refine((rate) => rate <= RATE_MAX, "rate_invalid"),
});

/** The commission of a store's new orders; those that are there keep theirs. */
export function CommissionForm({ books, onClose }: { books: StoreBooks; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const set = useSetCommission(books.id);
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof commissionForm>,
    unknown,
    CommissionInput
  >({ resolver: zodResolver(commissionForm), defaultValues: { rate: String(books.rate / 100) } });
  const submit = handleSubmit(async (input) => {
    try {
      await set.mutateAsync(input);
      toast.success(t("storeBooks.commission.saved"));
      onClose();
    } catch (error) {
      markRefusedFields(setError, error);
      if (show.refused(error, t("storeBooks.saveFailed"))) onClose();
    }
  }, show.invalid);
  return (
    <FormDrawer
      open
      title={t("storeBooks.commission")}
      dirty={formState.isDirty}
      busy={set.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("storeBooks.commission.rate")}
        hint={t("storeBooks.commission.hint")}
        inputMode="decimal"
        error={fieldError(formState.errors.rate)}
        {...register("rate")}
      />
    </FormDrawer>
  );
}
