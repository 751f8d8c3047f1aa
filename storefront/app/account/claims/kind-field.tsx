import type { ClaimKind } from "@zakh/claims/contract";
import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { Choice } from "./choice";

interface KindFieldProps {
  kinds: readonly ClaimKind[];
  value: ClaimKind | undefined;
  onChange: (kind: ClaimKind) => void;
  error: string | undefined;
}

/** What is wrong: one of a few. */
export function KindField({ kinds, value, onChange, error }: KindFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-small font-semibold">{t("claims.kind")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name={id}
            checked={value === kind}
            onChange={() => onChange(kind)}
            label={t(`claims.kinds.${kind}`)}
          />
        ))}
      </div>
      <p id={`${id}-note`} aria-live="polite" className="mt-1 text-small font-medium text-ember-deep empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
