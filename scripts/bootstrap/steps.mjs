// The lines that a person watches while a command works: one per step, with its time.
import { styleText } from "node:util";

const SPINNER = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const SPINNER_INTERVAL_MS = 100;
const REMINDER_INTERVAL_MS = 10_000;

/** @typedef {{ title: string, since: number, detail: string }} Step */
/**
 * Does the work of a step, which is titled as in "Building the plugins". The work may tell how far it is.
 * @typedef {<T>(title: string, work: (detail: (text: string) => void) => Promise<T>) => Promise<T>} Run
 */

/**
 * A duration as people read it: "0.4s", "12s", "1m 52s".
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)}s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}

/**
 * Prints steps. On a terminal the last line shows a spinner and the steps that run; elsewhere a line every ten seconds says
 * that they still do. Steps may run at the same time.
 */
export class Steps {
  #interactive = Boolean(process.stdout.isTTY) && !process.env.CI;
  #paint = this.#interactive && !process.env.NO_COLOR ? styleText : plainText;
  /** @type {Set<Step>} */
  #running = new Set();
  #frame = 0;
  #silent = false;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** Runs one step and prints its line. @type {Run} */
  run = async (title, work) => {
    const step = { title, since: Date.now(), detail: "" };
    this.#running.add(step);
    this.#timer ??= this.#interactive
      ? setInterval(() => this.#spin(), SPINNER_INTERVAL_MS)
      : setInterval(() => this.#remind(), REMINDER_INTERVAL_MS);
    try {
      const result = await work((text) => {
        step.detail = text;
      });
      this.#end(step, this.#paint("green", "✔"));
      return result;
    } catch (error) {
      this.#end(step, this.#paint("red", "✖"));
      throw error;
    }
  };

  /**
   * Prints a line between steps without breaking the spinner's.
   * @param {string} text
   */
  print(text) {
    this.#clear();
    process.stdout.write(`${text}\n`);
    this.#draw();
  }

  /** From now on only `print` prints: what was running is being stopped. */
  silence() {
    this.#silent = true;
    clearInterval(this.#timer);
    this.#clear();
  }

  #spin() {
    this.#frame += 1;
    this.#clear();
    this.#draw();
  }

  /** One line for all steps that run. */
  #remind() {
    const works = [...this.#running].map(({ title, since, detail }) => {
      const lower = title.charAt(0).toLowerCase() + title.slice(1);
      return `${lower} (${duration(Date.now() - since)})${detail ? `: ${detail}` : ""}`;
    });
    process.stdout.write(`… still ${works.join("; ")}\n`);
  }

  /**
   * @param {Step} step
   * @param {string} sign
   */
  #end(step, sign) {
    this.#running.delete(step);
    if (this.#running.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    const took = this.#paint("gray", `(${duration(Date.now() - step.since)})`);
    if (!this.#silent) this.print(`${sign} ${step.title}  ${took}`);
  }

  #draw() {
    if (this.#silent || !this.#interactive || this.#running.size === 0) return;
    const texts = [...this.#running].map(({ title, since, detail }) => {
      return `${title} (${duration(Date.now() - since)}${detail ? `, ${detail}` : ""})`;
    });
    const width = process.stdout.columns || 80;
    const line = `${SPINNER[this.#frame % SPINNER.length]} ${texts.join(" · ")}`;
    process.stdout.write(line.length >= width ? `${line.slice(0, width - 2)}…` : line);
  }

  #clear() {
    if (this.#interactive) process.stdout.write("\r\x1b[2K");
  }
}

/** @param {string} _colour @param {string} text */
const plainText = (_colour, text) => text;
