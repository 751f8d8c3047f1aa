import type { SettingField as Field, FormSettingName } from "@zakh/site-settings/contract";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "./field-error";
import { SelectField } from "./select-field";
import { optionsOf, settingText } from "./setting-texts";
import { SwitchField } from "./switch-field";
import { NumberField, TextField } from "./text-field";

/** The values of a setting's form. */
export type SettingValues = Record<string, string | number | boolean>;

interface SettingFieldProps {
  setting: FormSettingName;
  name: string;
  field: Field;
  form: UseFormReturn<SettingValues, unknown, SettingValues>;
}

/** One field of a setting, as defined by its row. */
export function SettingField({ setting, name, field, form }: SettingFieldProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { errors, isSubmitted } = form.formState;
  const common = {
    label: t(settingText(setting, name)),
    hint: field.hint && t(settingText(setting, name, "hint")),
    error: fieldError(errors[name]),
    className: "max-w-lg",
  };
  const choose = (value: string | boolean) => {
    form.setValue(name, value, { shouldDirty: true });
    // Other fields' errors may depend on it, such as a place that is required only while a switch is on.
    if (isSubmitted) void form.trigger();
  };

  switch (field.kind) {
    case "switch":
      return <SwitchField {...common} checked={form.watch(name) === true} onChange={choose} />;
    case "choice":
    case "language": {
      const options = optionsOf(t, setting, name, field);
      return <SelectField {...common} value={String(form.watch(name))} options={options} onChoose={choose} />;
    }
    case "text":
      return <TextField {...common} inputMode={field.inputMode} autoComplete="off" {...form.register(name)} />;
    case "number":
      return (
        <NumberField {...common} min={field.min} max={field.max} {...form.register(name, { valueAsNumber: true })} />
      );
    case "won":
      // A number field takes no thousands separators.
      if (field.step === undefined)
        return <TextField {...common} inputMode="numeric" autoComplete="off" icon="₩" {...form.register(name)} />;
      return <NumberField {...common} min={0} step={field.step} icon="₩" {...form.register(name)} />;
  }
}
