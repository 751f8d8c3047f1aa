import type { CardProduct } from "./products";

/** Products as this device has stored them, for pages that open without a connection; none where it is nothing fit to read. */
export function storedCards<Card extends CardProduct = CardProduct>(text = ""): Card[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isCard<Card>) : [];
  } catch {
    return [];
  }
}

/** Enough for a card to be rendered: another version of the shop may have stored it. */
function isCard<Card extends CardProduct>(value: unknown): value is Card {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "price", "minOrderQuantity", "packSize", "priceDivisor"].every(
      (field) => typeof (value as Record<string, unknown>)[field] === "number",
    ) &&
    ["name", "unit", "imageUrl"].every((field) => typeof (value as Record<string, unknown>)[field] === "string") &&
    Array.isArray((value as Record<string, unknown>).imageUrls)
  );
}
