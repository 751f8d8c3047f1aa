import { zodResolver } from "@hookform/resolvers/zod";
import { correctionInput, type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useCorrectOrder } from "../resources/orders";
import { useStaffRole } from "../resources/session";
import { ActionButton } from "../ui/action-button";
import { FormDrawer } from "../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../ui/error-toast";
import { useFieldError } from "../ui/forms/field-error";
import { NumberField, TextField } from "../ui/forms/text-field";
import { toast } from "../ui/toast";

/** Takes an amount off a delivered order, with a reason: its weights are final (ruling 50). */
export function OrderCorrection({ order }: { order: Order }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (useStaffRole() !== "owner") return null;
  return (
    <>
      <ActionButton busy={false} onPress={() => setOpen(true)}>
        {t("correction.button")}
      </ActionButton>
      {open && <CorrectionForm order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectionForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const correct = useCorrectOrder(order.id);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(correctionInput),
    defaultValues: { amount: "" as unknown as number, reason: "" },
  });
  const submit = handleSubmit(async (input) => {
    try {
      await correct.mutateAsync(input);
      toast.success(t("correction.done"), { description: orderNumber(order.id) });
      onClose();
    } catch (error) {
      markRefusedFields(setError, error);
      if (show.refused(error, t("correction.failed"))) onClose();
    }
  }, show.invalid);
  return (
    <FormDrawer
      open
      title={t("correction.title", { number: orderNumber(order.id) })}
      dirty={formState.isDirty}
      busy={correct.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t("correction.amount")}
        hint={t("correction.amountHint")}
        error={fieldError(formState.errors.amount)}
        {...register("amount", { valueAsNumber: true })}
      />
      <TextField
        label={t("correction.reason")}
        hint={t("correction.reasonHint")}
        error={fieldError(formState.errors.reason)}
        {...register("reason")}
      />
    </FormDrawer>
  );
}
