/** Letters that Korea's text messages (KS X 1001) lack, with what people type instead. */
const INSTEAD: Record<string, string> = { ө: "о", Ө: "О", ү: "у", Ү: "У", "«": '"', "»": '"', "–": "-", "—": "-" };

/** A text in letters that every phone in Korea shows: Mongolian as it is typed on a Russian keyboard. */
export function phoneLetters(text: string): string {
  return text.replace(/[өӨүҮ«»–—]/g, (letter) => INSTEAD[letter] ?? letter);
}
