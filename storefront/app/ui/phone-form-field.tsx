import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { PhoneField } from "./phone-field";

interface PhoneFormFieldProps<Form extends FieldValues, Context, Checked> {
  control: Control<Form, Context, Checked>;
  name: FieldPathByValue<Form, string>;
  label: string;
  /** What is wrong with it, in words. */
  error?: string;
}

/** A phone field for a form; it is controlled, because it formats its value. */
export function PhoneFormField<Form extends FieldValues, Context, Checked>({
  control,
  name,
  label,
  error,
}: PhoneFormFieldProps<Form, Context, Checked>) {
  const { field } = useController({ control, name });
  return (
    <PhoneField
      label={label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
}
