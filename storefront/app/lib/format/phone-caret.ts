import { formatPhone, phoneDigits } from "@zakh/kit/contract";

export interface TypedPhone {
  value: string;
  /** Position of the caret, in characters from the start. */
  caret: number;
}

/**
 * The content of a phone field after typing: the formatted number, with the caret behind the same digit as before.
 *
 * `typed` is the field's raw content and `caret` its caret, as the browser left them. `previous` is the content before: with it, deleting
 * a dash deletes the digit before the dash.
 */
export function typePhone(typed: string, caret: number, previous: string): TypedPhone {
  const dashDeleted =
    typed.length === previous.length - 1 &&
    previous.charAt(caret) === "-" &&
    typed === previous.slice(0, caret) + previous.slice(caret + 1);
  const text = dashDeleted ? typed.slice(0, caret - 1) + typed.slice(caret) : typed;
  // Counted from the end, because a country code before the caret becomes a 0.
  const digitsBefore = phoneDigits(text).length - countDigits(text.slice(dashDeleted ? caret - 1 : caret));
  const value = formatPhone(text);
  return { value, caret: positionAfter(value, digitsBefore) };
}

function countDigits(text: string): number {
  return text.normalize("NFKC").replace(/\D/g, "").length;
}

function positionAfter(value: string, digits: number): number {
  let seen = 0;
  let position = 0;
  while (position < value.length && seen < digits) {
    if (/\d/.test(value.charAt(position))) seen += 1;
    position += 1;
  }
  // Behind a dash that follows directly, so that the next digit is typed after it.
  return value.charAt(position) === "-" && seen === digits && digits > 0 && position + 1 <= value.length
    ? position + 1
    : position;
}
