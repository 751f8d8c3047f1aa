import { ALERT } from "./alert-patterns";

/** One alert message of a bank. */
export interface AlertMessage {
  /** of its first line in the paste, from 1 */
  line: number;
  text: string;
}

/**
 * Takes a paste of several alert messages apart. A message begins at "[Web발신]", after an empty line, or where a line
 * brings a bank's name, an amount or a date that the message before already has.
 */
export function splitMessages(paste: string): AlertMessage[] {
  const messages: AlertMessage[] = [];
  let current: AlertMessage | undefined;
  for (const [index, line] of paste
    .normalize("NFKC")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === "") {
      current = undefined;
    } else if (ALERT.phone.test(line)) {
      // Else it would be taken for a part of the payer's name.
    } else if (!current || startsMessage(line, current.text)) {
      current = { line: index + 1, text: line };
      messages.push(current);
    } else {
      current.text += `\n${line}`;
    }
  }
  return messages;
}

function startsMessage(line: string, before: string): boolean {
  if (ALERT.sentFromWeb.test(line)) return true;
  if (!ALERT.money.test(before)) return false;
  return ALERT.tag.test(line) || ALERT.money.test(line) || (ALERT.date.test(line) && ALERT.date.test(before));
}
