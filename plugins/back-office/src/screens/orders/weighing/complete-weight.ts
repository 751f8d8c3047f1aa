import { isUnlikelyWeight, readPackedWeight } from "@zakh/fulfilment/contract";

/** Grams, or kilograms with three decimals, of the pack that is typed last. */
const TO_THE_GRAM = /(^|\+)\s*(\d{3,6}|\d*[.,]\d{3})$/;

/**
 * Whether a typed weight is complete, so that the focus can move on without Enter: it is written to the gram, no further digit makes a
 * weight that can be, and it is not so light that another pack of the line may follow.
 */
export function isCompleteWeight(text: string, ordered: number): boolean {
  const packed = readPackedWeight(text);
  if (packed === undefined || !TO_THE_GRAM.test(text) || packed < 0.75 * ordered) return false;
  const longer = readPackedWeight(`${text}0`);
  return !isUnlikelyWeight(ordered, packed) && (longer === undefined || isUnlikelyWeight(ordered, longer));
}
