import { numberText } from "@zakh/kit/contract";

/** `16900` → `₩16,900`, in every language (spec §9). */
export function formatWon(won: number): string {
  return `₩${numberText(won, "ko")}`;
}
