import { formatWon } from "../../lib/format/money";

/** Won with a minus of its own width before the sign of the won; U+2060 keeps them on one line. */
export function signedWon(amount: number): string {
  return amount < 0 ? `−\u2060${formatWon(-amount)}` : formatWon(amount);
}
