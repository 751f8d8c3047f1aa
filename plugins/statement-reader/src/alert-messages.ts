import {
  ALERT,
  datePattern,
  hasBankMark,
  matchesOf,
  movesIn,
  otherSums,
  plainPaste,
  startsWithBank,
} from "./alert-patterns";

/** One alert message of a bank. */
export interface AlertMessage {
  /** of its first line in the paste, from 1 */
  line: number;
  text: string;
  /** Lines with a day that a phone wrote above or below it, or in it. */
  beside: string[];
  /**
   * Whether it says each thing once, and it is certain where it begins and ends. A payer may take a name that looks
   * like another amount, date or message, to have more money counted than was sent.
   */
  isClear: boolean;
}

/** Characters behind which a message is over, and unclear: no bank writes as many, and each further line looks at all. */
const LONGEST = 1000;

/** Lines of the paste that belong together. */
interface Part {
  line: number;
  text: string;
  beside: string[];
  /** Whether an empty line, or nothing, is before it. No payer's name can bring an empty line. */
  isApart: boolean;
}

/**
 * Takes a paste of several alert messages apart. A message begins at "[Web발신]", after an empty line, or where a line
 * brings a bank's name, an amount or a date that the message before already has.
 */
export function splitMessages(paste: string): AlertMessage[] {
  const parts = splitParts(paste);
  const unclear = new Set<Part>();
  for (const [index, part] of parts.entries()) {
    if (!saysEachThingOnce(part.text)) unclear.add(part);
    const before = parts[index - 1];
    // What one seems to begin with may be the end of the other.
    if (before && !part.isApart && !isParted(before, part)) unclear.add(before).add(part);
  }
  return parts.map((part) => ({ line: part.line, text: part.text, beside: part.beside, isClear: !unclear.has(part) }));
}

function splitParts(paste: string): Part[] {
  const parts: Part[] = [];
  let current: Part | undefined;
  // Of the message above it, unless the next line begins another: then it is of either.
  let phoneLine: string[] = [];
  for (const [index, line] of plainPaste(paste)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (ALERT.phone.test(line) && line.trim() !== "") {
      // Else it would be taken for a part of the payer's name.
      if (datesIn(line) > 0) phoneLine.push(line);
      continue;
    }
    const isEmpty = line.trim() === "";
    const starts = !isEmpty && (!current || current.text.length > LONGEST || startsMessage(line, current.text));
    if (!starts) current?.beside.push(...phoneLine);
    if (starts) {
      current = { line: index + 1, text: line, beside: current ? [] : phoneLine, isApart: !current };
      parts.push(current);
    } else if (isEmpty) current = undefined;
    else if (current) current.text += `\n${line}`;
    phoneLine = [];
  }
  current?.beside.push(...phoneLine);
  return parts;
}

function startsMessage(line: string, before: string): boolean {
  if (ALERT.sentFromWeb.test(line)) return true;
  if (!tellsSum(before)) return false;
  if (ALERT.tag.test(line) || movesIn(line).length > 0) return true;
  // Not the time below its day.
  if (datesIn(line) > 0 && datesIn(before) > 0 && datesIn(`${before}\n${line}`) > datesIn(before)) return true;
  // Not what follows a word above it: 입금 or 잔액 over its number.
  return otherSums(line).length > 0 && otherSums(`${before}\n${line}`).length > otherSums(before).length;
}

/** Whether a text tells of money, also in words that are not read. */
export function tellsSum(text: string): boolean {
  return movesIn(text).length > 0 || otherSums(text).length > 0;
}

/** Every bank writes the balance behind the amount: before it, it is a part of a name. */
function saysEachThingOnce(text: string): boolean {
  const moves = movesIn(text);
  const [balances, dates] = [ALERT.balance, datePattern(text)].map((pattern) => matchesOf(pattern, text));
  const marked = text.split("\n").filter(hasBankMark);
  // The title of a notification says what its text says.
  const sums = [...new Set(moves.map(({ direction, amount }) => `${direction} ${amount}`))];
  // One more sum, or a second bank's mark, may be a message of its own in words that are not read.
  const isOnce =
    [sums, balances, dates, marked].every((found = []) => found.length <= 1) && otherSums(text).length === 0;
  return isOnce && (balances?.[0]?.index ?? text.length) >= (moves[0]?.index ?? 0);
}

/**
 * Whether two messages with no empty line between them are two: each has its date, and the second one begins as the
 * messages of banks do, with the bank's name or with the account somewhere. One that begins with its amount and has its
 * date below must not follow one that has the date first, because there its date may be that of the message below it.
 */
function isParted(before: Part, part: Part): boolean {
  if (before.text.length > LONGEST) return false;
  if ([before, part].some(({ text }) => tellsSum(text) && datesIn(text) === 0)) return false;
  const [first = ""] = part.text.split("\n");
  if (ALERT.sentFromWeb.test(first)) return true;
  if (
    !ALERT.tag.test(first) &&
    !startsWithBank(first) &&
    !ALERT.account.test(part.text.replace(datePattern(part.text), " "))
  )
    return false;
  return movesIn(first).length === 0 || datesIn(first) > 0 || !hasDateFirst(before.text);
}

function datesIn(text: string): number {
  return matchesOf(datePattern(text), text).length;
}

function hasDateFirst(text: string): boolean {
  const date = text.search(datePattern(text));
  return date >= 0 && date < (movesIn(text)[0]?.index ?? text.length);
}
