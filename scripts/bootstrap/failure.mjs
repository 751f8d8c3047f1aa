import { readFileSync } from "node:fs";
import { readLogLine } from "./log-line.mjs";

/** An error that a person can act on: one sentence, and the log with the details. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {{ log?: string, lines?: number }} [more] a log file whose last lines are worth showing
   */
  constructor(sentence, more = {}) {
    super(sentence);
    this.name = "Failure";
    this.log = more.log;
    this.lines = more.lines ?? 30;
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The last lines of a log file that are not empty.
 * @param {string} file
 * @param {number} count
 */
function lastLines(file, count) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return "";
  }
  const lines = text.split("\n").map((line) => readLogLine(line).text.trimEnd());
  return lines.filter(Boolean).slice(-count).join("\n");
}

/**
 * What to print for an error: the sentence and the end of the log for a Failure, the stack for any other error.
 * @param {unknown} error
 */
export function formatError(error) {
  if (!(error instanceof Failure)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!error.log) return error.message;
  const tail = lastLines(error.log, error.lines);
  return `${error.message}\n${tail ? `\n${tail}\n\n` : ""}The whole log: ${error.log}`;
}
