import { quantityText } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { useId } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { Choice } from "./choice";

interface LinesFieldProps {
  items: readonly OrderItem[];
  /** Ids of lines. */
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** Which products of the order it is about. */
export function LinesField({ items, chosen, onChange, error }: LinesFieldProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-small font-semibold">{t("claims.lines")}</legend>
      <div className="grid gap-2">
        {items.map((item) => (
          <Choice
            key={item.id}
            type="checkbox"
            name={id}
            checked={chosen.includes(item.id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, item.id] : chosen.filter((other) => other !== item.id))
            }
            label={`${localized(item.product, "name", language)} · ${quantityText(item.quantity, item.unit, language)}`}
          />
        ))}
      </div>
      <p id={`${id}-note`} aria-live="polite" className="mt-1 text-small font-medium text-ember-deep empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
