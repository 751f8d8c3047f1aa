import { clx } from "@medusajs/ui";
import { useId } from "react";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../../ui/elements";
import { SERVICE_ICONS } from "./service-icons";

interface IconFieldProps {
  /** Name of an icon; "" for none. */
  value: string;
  onChange: (name: string) => void;
  error?: string;
}

/** Chooses one icon from a short list. */
export function IconField({ value, onChange, error }: IconFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-ui-fg-subtle mb-1.5 text-sm font-medium">{t("serviceCategories.icon")}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        <Choice group={id} label={t("serviceIcons.none")} checked={value === ""} onChoose={() => onChange("")}>
          <span aria-hidden>—</span>
        </Choice>
        {SERVICE_ICONS.map(({ name, label, Icon }) => (
          <Choice key={name} group={id} label={t(label)} checked={value === name} onChoose={() => onChange(name)}>
            <Icon className="size-5" />
          </Choice>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-ui-fg-error mt-1.5 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: Elements;
}

function Choice({ group, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label
      title={label}
      className={clx(
        "shadow-borders-base relative flex h-11 cursor-pointer items-center justify-center rounded-md",
        "focus-within:shadow-borders-interactive-with-focus",
        checked ? "bg-ui-button-inverted text-ui-fg-on-inverted" : "bg-ui-bg-field text-ui-fg-subtle",
      )}
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
