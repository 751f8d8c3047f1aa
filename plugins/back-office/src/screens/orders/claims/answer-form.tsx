import { quantityText } from "@zakh/catalog/contract";
import { type AdminClaim, type ClaimDecision, claimDecision } from "@zakh/claims/contract";
import { localized } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { Controller, type FieldPath, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useDecideOnClaim } from "../../resources/claims";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { NumberField, TextArea } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { won } from "../../ui/money";
import { toast } from "../../ui/toast";
import { decisionOf, firstValues, outcomesFor } from "./decision-of";

/** What the customer gets, and what the shop says; sent once. */
export function AnswerForm({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const { t, language } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const decide = useDecideOnClaim(claim.id);
  const form = useForm({ defaultValues: firstValues(claim) });
  const { errors, isDirty } = form.formState;
  const outcome = form.watch("outcome");

  async function send(decision: ClaimDecision) {
    try {
      await decide.mutateAsync(decision);
      toast.success(t("claims.sent"), { description: orderNumber(claim.orderId) });
      onClose();
    } catch (error) {
      markRefusedFields(form.setError, error);
      if (show.refused(error, t("claims.failedSend"))) onClose();
    }
  }

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const decision = claimDecision.safeParse(decisionOf(claim, values));
      if (decision.success) return send(decision.data);
      for (const { path, message } of decision.error.issues) {
        const field = path[0] === "lines" ? "quantities.0" : path.join(".");
        form.setError(field as FieldPath<typeof values>, { type: "invalid", message });
      }
      show.invalid();
    }),
  );

  return (
    <FormDrawer
      open
      title={t("claims.settleTitle", { number: orderNumber(claim.orderId) })}
      dirty={isDirty}
      busy={decide.isPending}
      submitLabel={t("claims.send")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <SelectField
            label={t("claims.outcome")}
            value={field.value}
            options={outcomesFor(claim).map((value) => ({ value, label: t(`claims.outcome.${value}`) }))}
            onChoose={(value) => {
              form.clearErrors();
              field.onChange(value);
            }}
          />
        )}
      />
      {(outcome === "credit" || outcome === "transfer") && (
        <NumberField
          label={t("claims.amount")}
          hint={t("claims.amount.hint", { amount: won(claim.most) })}
          error={fieldError(errors.amount)}
          {...form.register("amount", { valueAsNumber: true })}
        />
      )}
      {outcome === "parcel" &&
        claim.lines.map((line, index) => (
          <NumberField
            key={line.itemId}
            label={t("claims.quantity", { name: localized(line, "name", language) })}
            hint={t("claims.quantity.hint", { quantity: quantityText(line.quantity, line.unit, language) })}
            error={fieldError(errors.quantities?.[index])}
            inputMode="decimal"
            step="0.1"
            {...form.register(`quantities.${index}`, { valueAsNumber: true })}
          />
        ))}
      <TextArea
        label={t("claims.answer")}
        hint={`${t("claims.answer.hint")}${outcome === "answer" || outcome === "refused" ? ` ${t("claims.answer.needed")}` : ""}`}
        rows={5}
        error={fieldError(errors.answer)}
        {...form.register("answer")}
      />
    </FormDrawer>
  );
}
