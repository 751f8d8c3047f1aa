import { localStore } from "../browser/browser-storage";
import type { CardProduct } from "./products";

/** Products as this device has seen them, for pages that open without a connection; none where nothing fit to read is stored. */
export function readStoredCards<Card extends CardProduct = CardProduct>(key: string): Card[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? "");
    return Array.isArray(stored) ? stored.filter(isCard<Card>) : [];
  } catch {
    return [];
  }
}

export function writeStoredCards(key: string, cards: readonly CardProduct[]): void {
  localStore.write(key, JSON.stringify(cards));
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
