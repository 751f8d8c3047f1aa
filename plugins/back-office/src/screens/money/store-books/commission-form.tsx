import { zodResolver } from "@hookform/resolvers/zod";
import { type CommissionInput, RATE_MAX, type StoreBooks } from "@zakh/settlements/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useSetCommission } from "../../resources/store-books";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import { useSaveBooks } from "./use-save-books";

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
  const fieldError = useFieldError();
  const set = useSetCommission(books.id);
  const form = useForm<z.input<typeof commissionForm>, unknown, CommissionInput>({
    resolver: zodResolver(commissionForm),
    defaultValues: { rate: String(books.rate / 100) },
  });
  const { register, formState } = form;
  const submit = useSaveBooks(form, { save: set.mutateAsync, saved: t("storeBooks.commission.saved"), onClose });
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
