import { Label, Switch, Text } from "@medusajs/ui";
import { useId } from "react";

interface SwitchFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch with its label on the left; the whole row can be pressed. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-4">
      <Label htmlFor={id} className="flex-1 cursor-pointer py-2">
        <span className="text-ui-fg-base block text-base font-medium md:text-sm">{label}</span>
        {hint && <Text className="text-ui-fg-subtle mt-0.5 text-sm">{hint}</Text>}
      </Label>
      <Switch id={id} checked={checked} onCheckedChange={onChange} disabled={disabled} className="shrink-0" />
    </div>
  );
}
