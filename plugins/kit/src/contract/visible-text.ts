/**
 * What leaves no mark where it stands: white space, control and format characters, what fonts show nothing for (the fillers of
 * Hangul are among them), the blank braille cell, blank hieroglyphs, the filler of Khitan, the empty note, and the place of a missing object.
 */
const INVISIBLE =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}]$/u;

/** A control character at an end is not cut off but refused: nobody pastes one by mistake. */
const CONTROL = /^(?!\p{White_Space})\p{Cc}$/u;

/** What only changes the character before it: accents, the style of an emoji, the tags of a flag, Mongolian variants. */
const ATTACHED = /^[\p{Mn}\p{Me}\u{E0020}-\u{E007F}]$/u;

/** Marks that turn the direction of the text after them, so that it reads as what it is not. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

function isVisible(character: string): boolean {
  return !INVISIBLE.test(character) && !ATTACHED.test(character);
}

/** How many characters of a text can be seen; `Й` is one, however it is put together. */
export function visibleLength(text: string): number {
  let length = 0;
  for (const character of text) if (isVisible(character)) length += 1;
  return length;
}

/** Whether there is anything in a text that cannot be seen, inside too; an accent can. */
export function hasInvisible(text: string): boolean {
  for (const character of text) if (INVISIBLE.test(character)) return true;
  return false;
}

/**
 * A text without the invisible characters at its beginning and end; empty when it has nothing else. What belongs to the last
 * character, such as the red of `❤️`, stays.
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

/** A text without the marks that turn its direction. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, "");
}
