import { formatWon } from "../../lib/format/money";

/** Won with a minus of its own width before the sign of the won. */
export function signedWon(amount: number): string {
  return amount < 0 ? `−${formatWon(-amount)}` : formatWon(amount);
}
