import { MinusMini, PlusMini } from "@medusajs/icons";
import {
  availableQuantity,
  fitQuantity,
  minimumQuantity,
  type Product,
  stepDown,
  stepUp,
  unitWord,
} from "@zakh/catalog/contract";
import { withDecimalPoint } from "@zakh/kit/contract";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";

interface QuantityStepperProps {
  product: Product;
  quantity: number;
  /** 0 takes the product out. */
  onChange: (quantity: number) => void;
}

const STEP = "size-11 shrink-0 md:size-9";

/** How much of a product by its sale rule and stock: minus, a field to type in, plus. Below the minimum it is taken out. */
export function QuantityStepper({ product, quantity, onChange }: QuantityStepperProps) {
  const { t, language } = useTexts();
  const { name, unit } = product;
  const most = availableQuantity(product);

  function typed(text: string) {
    const value = Number(withDecimalPoint(text));
    if (Number.isFinite(value) && text.trim() !== "") {
      onChange(value <= 0 ? 0 : Math.min(fitQuantity(value, product), most));
    }
  }

  return (
    <fieldset aria-label={name} className="flex items-center gap-x-1">
      <IconAction
        type="button"
        label={t("newOrder.less", { name })}
        className={STEP}
        onClick={() => onChange(quantity <= minimumQuantity(product) ? 0 : stepDown(quantity, product))}
      >
        <MinusMini />
      </IconAction>
      <input
        // Written anew when the quantity changes; what is being typed is read when the field is left.
        key={quantity}
        defaultValue={quantity}
        inputMode="decimal"
        aria-label={t("newOrder.quantity", { name, unit: unitWord(unit, language) })}
        className="bg-ui-bg-field shadow-borders-base text-ui-fg-base focus-visible:shadow-borders-interactive-with-active h-11 w-16 rounded-md border-0 text-center text-base tabular-nums outline-none md:h-9 md:text-sm"
        onBlur={({ target }) => typed(target.value)}
        onKeyDown={(event) => {
          // Enter would submit the whole form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          typed(event.currentTarget.value);
        }}
      />
      <IconAction
        type="button"
        label={t("newOrder.more", { name })}
        className={STEP}
        disabled={quantity >= most}
        onClick={() => onChange(stepUp(quantity, product))}
      >
        <PlusMini />
      </IconAction>
    </fieldset>
  );
}
