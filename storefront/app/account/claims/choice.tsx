import { classes } from "../../ui/classes";

interface ChoiceProps {
  type: "radio" | "checkbox";
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One of several that can be chosen; pressing anywhere on it chooses. */
export function Choice({ type, name, label, checked, onChange }: ChoiceProps) {
  return (
    <label
      className={classes(
        "flex min-h-touch cursor-pointer items-center gap-3 rounded-control border px-3.5 py-2",
        checked ? "border-oxblood bg-oxblood-wash" : "border-paper-edge bg-linen",
      )}
    >
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-oxblood"
      />
      <span className="min-w-0 break-words text-small font-medium">{label}</span>
    </label>
  );
}
