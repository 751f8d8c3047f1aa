import { zodResolver } from "@hookform/resolvers/zod";
import { paragraph } from "@zakh/kit/contract";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useFieldError } from "../../ui/forms/field-error";
import { TextArea } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";

interface ReviewTextFormProps {
  title: string;
  label: string;
  hint: string;
  submitLabel?: string;
  /** In characters. */
  max: number;
  value: string;
  busy: boolean;
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
}

/** One text about a review: why it is hidden, or the shop's answer. */
export function ReviewTextForm({ label, hint, max, value, onSend, ...drawer }: ReviewTextFormProps) {
  const fieldError = useFieldError();
  const form = useForm({ resolver: zodResolver(z.object({ text: paragraph(max) })), defaultValues: { text: value } });
  const { errors, isDirty } = form.formState;
  const submit = useSubmitOnce(form.handleSubmit(({ text }) => onSend(text)));
  return (
    <FormDrawer open dirty={isDirty} onSubmit={submit} {...drawer}>
      <TextArea label={label} hint={hint} rows={5} error={fieldError(errors.text)} {...form.register("text")} />
    </FormDrawer>
  );
}
