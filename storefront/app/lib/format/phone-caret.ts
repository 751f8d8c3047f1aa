import { formatPhone, phoneDigits } from "@zakh/kit/contract";

export interface TypedPhone {
  value: string;
  /** Where the caret goes, in characters from the start. */
  caret: number;
}

/**
 * What a phone field shows after typing: the formatted number, with the caret behind the same digit as before.
 *
 * `typed` is the field's raw content and `caret` its caret, both as the browser left them; `previous` is what the field
 * showed before, so that deleting a dash deletes the digit before it instead of doing nothing.
 */
export function typePhone(typed: string, caret: number, previous: string): TypedPhone {
  const dashDeleted =
    typed.length === previous.length - 1 &&
    previous.charAt(caret) === "-" &&
    typed === previous.slice(0, caret) + previous.slice(caret + 1);
  const text = dashDeleted ? typed.slice(0, caret - 1) + typed.slice(caret) : typed;
  // Counted from the end: a country code before the caret becomes a 0.
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
  // A dash that follows directly belongs to the digit just typed, so that the next digit lands behind it.
  return value.charAt(position) === "-" && seen === digits && digits > 0 && position + 1 <= value.length
    ? position + 1
    : position;
}
