import { zodResolver } from "@hookform/resolvers/zod";
import { paragraph, required } from "@zakh/kit/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFieldError } from "../../ui/forms/field-error";
import { TextArea } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";

const reasonForm = z.object({ reason: required(paragraph(500), "required") });

interface ReasonFormProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason, which is stored with the decision and shown to the owner. */
export function ReasonForm({ title, submitLabel, busy, onSend, onClose }: ReasonFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const form = useForm({ resolver: zodResolver(reasonForm), defaultValues: { reason: "" } });
  const { errors, isDirty } = form.formState;
  const submit = useSubmitOnce(form.handleSubmit(({ reason }) => onSend(reason)));
  return (
    <FormDrawer
      open
      title={title}
      submitLabel={submitLabel}
      dirty={isDirty}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t("stores.reason")}
        hint={t("stores.reason.hint")}
        rows={5}
        error={fieldError(errors.reason)}
        {...form.register("reason")}
      />
    </FormDrawer>
  );
}
