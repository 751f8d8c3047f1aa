/**
 * Characters that leave no mark: white space, control and format characters, fillers for which fonts show nothing (such
 * as those of Hangul), the blank braille cell, blank hieroglyphs, the Khitan filler, the empty musical note, and the
 * object replacement character.
 */
const INVISIBLE =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}]$/u;

/** A control character at an end is refused, not trimmed: nobody pastes one by mistake. */
const CONTROL = /^(?!\p{White_Space})\p{Cc}$/u;

/**
 * Characters that only modify the one before them: accents, emoji variation selectors, flag tags, Mongolian variation
 * selectors.
 */
const ATTACHED = /^[\p{Mn}\p{Me}\u{E0020}-\u{E007F}]$/u;

/** Marks that change the direction of the following text, so that it can be read as something else. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

function isVisible(character: string): boolean {
  return !INVISIBLE.test(character) && !ATTACHED.test(character);
}

/** The number of visible characters. `Й` counts as one, whether composed or decomposed. */
export function visibleLength(text: string): number {
  let length = 0;
  for (const character of text) if (isVisible(character)) length += 1;
  return length;
}

/** Whether a text contains an invisible character anywhere. An accent counts as visible. */
export function hasInvisible(text: string): boolean {
  for (const character of text) if (INVISIBLE.test(character)) return true;
  return false;
}

/**
 * Removes invisible characters at both ends; the result is empty when there is nothing else. Modifiers of the last
 * character stay, such as the red of `❤️`.
 */
export function trimInvisible(text: string): string {
  const characters = [...text];
  let begin = 0;
  while (isTrimmed(characters[begin])) begin += 1;
  let end = characters.length;
  while (isTrimmed(characters[end - 1])) end -= 1;
  while (ATTACHED.test(characters[end] ?? "")) end += 1;
  return characters.slice(begin, end).join("");
}

function isTrimmed(character = ""): boolean {
  return INVISIBLE.test(character) && !CONTROL.test(character);
}

/** Removes every invisible character except white space and control characters, wherever it stands. */
export function withoutInvisible(text: string): string {
  return Array.from(text, (character) => (isUnseen(character) ? "" : character)).join("");
}

function isUnseen(character: string): boolean {
  return INVISIBLE.test(character) && !/[\p{White_Space}\p{Cc}]/u.test(character);
}

/** Removes the marks that change a text's direction. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, "");
}

/**
 * A text as it is stored and searched for: without invisible characters at both ends, and composed (NFC). Keyboards and
 * file names of Apple devices can write `й` as two characters; they look the same, but the database finds only equal ones.
 */
export function cleanText(text: string): string {
  return trimInvisible(text.normalize("NFC"));
}
