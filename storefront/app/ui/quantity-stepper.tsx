import { quantityText, type Unit } from "@zakh/catalog/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";
import { Icon } from "./icon";

interface QuantityStepperProps {
  /** Says what is counted, for screen readers. */
  label: string;
  quantity: number;
  unit: Unit;
  onDecrease: () => void;
  onIncrease: () => void;
  atMinimum?: boolean;
  atMaximum?: boolean;
  large?: boolean;
}

const STEP =
  "flex size-touch shrink-0 items-center justify-center rounded-control text-oxblood transition-colors duration-quick enabled:hover:bg-oxblood enabled:hover:text-tallow disabled:text-ink-faint/60";

/** Minus, the quantity, plus. The caller applies the product's sale rule. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, quantity, unit, onDecrease, onIncrease, atMinimum = false, atMaximum = false, large = false } = props;
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <fieldset aria-label={label} className="inline-flex items-center rounded-control border border-paper-edge bg-linen">
      <button
        type="button"
        aria-label={t("product.decrease")}
        disabled={atMinimum}
        onClick={onDecrease}
        className={STEP}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <output
        aria-live="polite"
        className={classes(
          "figures text-center",
          large ? "min-w-[min(6rem,27vw)] text-title-s" : "min-w-[min(4rem,20vw)] text-base",
        )}
      >
        {quantityText(quantity, unit, language)}
      </output>
      <button
        type="button"
        aria-label={t("product.increase")}
        disabled={atMaximum}
        onClick={onIncrease}
        className={STEP}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </fieldset>
  );
}
