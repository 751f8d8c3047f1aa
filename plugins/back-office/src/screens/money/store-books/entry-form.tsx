import { zodResolver } from "@hookform/resolvers/zod";
import type { StoreBooks, StoreEntryInput } from "@zakh/settlements/contract";
import { storeEntryInput } from "@zakh/settlements/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useAddStoreEntry } from "../../resources/store-books";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { useSaveBooks } from "./use-save-books";

const KINDS = ["add", "subtract", "taken"] as const;

/** The form's fields; the sign of a correction is chosen, so that nobody has to type a minus on a phone. */
const entryForm = z
  .object({ kind: z.enum(KINDS), amount: z.string(), reason: z.string(), order: z.string() })
  .transform(({ kind, amount, reason, order }): z.input<typeof storeEntryInput> => {
    const digits = order.replace(/\D/g, "");
    const orderId = digits === "" ? undefined : Number(digits);
    const typed = amount.trim() === "" ? Number.NaN : Number(amount.replace(/[\s,.₩]/g, ""));
    return kind === "taken"
      ? { kind, amount: typed, orderId: orderId ?? Number.NaN }
      : { kind: "correction", amount: kind === "add" ? typed : -typed, reason, orderId };
  })
  .pipe(storeEntryInput);

/** A correction with its reason, or money of an order that the store took itself. */
export function EntryForm({ books, onClose }: { books: StoreBooks; onClose: () => void }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const add = useAddStoreEntry(books.id);
  const form = useForm<z.input<typeof entryForm>, unknown, StoreEntryInput>({
    resolver: zodResolver(entryForm),
    defaultValues: { kind: "subtract", amount: "", reason: "", order: "" },
  });
  const { register, setValue, watch, formState } = form;
  const kind = watch("kind");
  const errors = formState.errors as Partial<Record<"amount" | "reason" | "order" | "orderId", { message?: string }>>;
  const submit = useSaveBooks(form, { save: add.mutateAsync, saved: t("storeBooks.entry.saved"), onClose });
  return (
    <FormDrawer
      open
      title={t("storeBooks.entry")}
      dirty={formState.isDirty}
      busy={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t("storeBooks.entry.kind")}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`storeBooks.entry.${value}`) }))}
        onChoose={(next) => setValue("kind", next, { shouldDirty: true })}
      />
      <TextField
        label={t("storeBooks.entry.amount")}
        inputMode="numeric"
        error={fieldError(errors.amount)}
        {...register("amount")}
      />
      <TextField
        label={t(kind === "taken" ? "storeBooks.entry.order" : "storeBooks.entry.orderOptional")}
        inputMode="numeric"
        error={fieldError(errors.orderId ?? errors.order)}
        {...register("order")}
      />
      {kind === "taken" ? null : (
        <TextField
          label={t("storeBooks.entry.reason")}
          hint={t("storeBooks.entry.reasonHint")}
          error={fieldError(errors.reason)}
          {...register("reason")}
        />
      )}
    </FormDrawer>
  );
}
