import { availableQuantity, quantityTexts } from "@zakh/catalog/contract";
import type { Translate } from "../i18n/use-texts";
import type { CartLine } from "./cart-line";
import { lineFault } from "./line-fault";

/** Why a line cannot be ordered as it is; `undefined` if it can. */
export function faultText(t: Translate, line: CartLine): string | undefined {
  const fault = lineFault(line);
  if (fault === "tooMuch") return t("cart.max", { quantity: quantityTexts(availableQuantity(line), line.unit) });
  return fault && t(fault === "gone" ? "cart.gone" : "product.soldOut");
}
