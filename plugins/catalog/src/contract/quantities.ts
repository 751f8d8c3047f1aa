import type { Language } from "@zakh/kit/contract";
import { quantityText, UNIT_NAMES, type Unit } from "./units";

/** Sums by unit: packs are never added to kilograms. */
export type Quantities = Partial<Record<Unit, number>>;

export interface Counted {
  quantity: number;
  unit: Unit;
}

export function quantitiesOf(lines: readonly Counted[]): Quantities {
  const sums: Quantities = {};
  // Without what adding binary fractions leaves behind.
  for (const { quantity, unit } of lines) sums[unit] = Math.round(((sums[unit] ?? 0) + quantity) * 1000) / 1000;
  return sums;
}

/** The sums as people read them: "2 багц, 1.5 кг"; empty without any. */
export function quantitiesText(sums: Quantities, language: Language): string {
  const named = [...UNIT_NAMES].reverse().flatMap((unit) => {
    const quantity = sums[unit] ?? 0;
    return quantity === 0 ? [] : quantityText(quantity, unit, language);
  });
  return named.join(", ");
}
