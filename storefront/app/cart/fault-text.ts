import { availableQuantity, quantityText } from "@zakh/catalog/contract";
import type { Language } from "@zakh/kit/contract";
import type { Translate } from "../i18n/use-texts";
import type { CartLine } from "./cart-line";
import { lineFault } from "./line-fault";

/** Why a line cannot be ordered as it is; `undefined` if it can. */
export function faultText(t: Translate, line: CartLine, language: Language): string | undefined {
  const fault = lineFault(line);
  if (fault === "tooMuch")
    return t("cart.max", { quantity: quantityText(availableQuantity(line), line.unit, language) });
  return fault && t(fault === "gone" ? "cart.gone" : "product.soldOut");
}
