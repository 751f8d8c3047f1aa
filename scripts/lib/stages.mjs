// The lines that a person watches while the shop is being brought up: one per stage, with its time.

const SPINNER = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const SPINNER_EVERY = 100;
const REMINDER_EVERY = 10_000;

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
 * Prints stages. On a terminal the running ones turn on the last line; elsewhere each says every ten seconds that
 * it is still at work. Stages may run side by side.
 */
export class Stages {
  /** @param {NodeJS.WriteStream} [out] */
  constructor(out = process.stdout) {
    this.out = out;
    this.interactive = Boolean(out.isTTY) && !process.env.CI;
    this.colour = this.interactive && !process.env.NO_COLOR;
    /** @type {Set<{ title: string, since: number, detail: string }>} */
    this.running = new Set();
    this.frame = 0;
    this.silent = false;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  /**
   * Runs one stage and prints its line.
   * @template T
   * @param {string} title what is done, as in "Building the plugins"
   * @param {(detail: (text: string) => void) => Promise<T>} work may tell how far it is
   * @returns {Promise<T>}
   */
  async run(title, work) {
    const stage = { title, since: Date.now(), detail: "" };
    this.running.add(stage);
    this.#keepAlive();
    try {
      const result = await work((text) => {
        stage.detail = text;
      });
      this.#end(stage, this.#paint(32, "✔"));
      return result;
    } catch (error) {
      this.#end(stage, this.#paint(31, "✖"));
      throw error;
    }
  }

  /**
   * Prints a line between stages without breaking the turning one.
   * @param {string} text
   */
  say(text) {
    this.#clear();
    this.out.write(`${text}\n`);
    this.#draw();
  }

  /** From now on only what is said is printed: what was running is being stopped. */
  hush() {
    this.silent = true;
    clearInterval(this.timer);
    this.#clear();
  }

  #keepAlive() {
    this.timer ??= this.interactive
      ? setInterval(() => this.#turn(), SPINNER_EVERY)
      : setInterval(() => this.#remind(), REMINDER_EVERY);
  }

  #turn() {
    this.frame += 1;
    this.#clear();
    this.#draw();
  }

  /** One line for all that is at work. */
  #remind() {
    const works = [...this.running].map(({ title, since, detail }) => {
      const more = detail ? `: ${detail}` : "";
      return `${lowerFirst(title)} (${duration(Date.now() - since)})${more}`;
    });
    this.out.write(`… still ${works.join("; ")}\n`);
  }

  /**
   * @param {{ title: string, since: number, detail: string }} stage
   * @param {string} sign
   */
  #end(stage, sign) {
    this.running.delete(stage);
    if (this.running.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    if (!this.silent) this.say(`${sign} ${stage.title}  ${this.#paint(90, `(${duration(Date.now() - stage.since)})`)}`);
  }

  #draw() {
    if (this.silent || !this.interactive || this.running.size === 0) return;
    const texts = [...this.running].map((stage) => {
      const detail = stage.detail ? `, ${stage.detail}` : "";
      return `${stage.title} (${duration(Date.now() - stage.since)}${detail})`;
    });
    const width = this.out.columns || 80;
    const line = `${SPINNER[this.frame % SPINNER.length]} ${texts.join(" · ")}`;
    this.out.write(line.length >= width ? `${line.slice(0, width - 2)}…` : line);
  }

  #clear() {
    if (this.interactive) this.out.write("\r\x1b[2K");
  }

  /**
   * @param {number} code
   * @param {string} text
   */
  #paint(code, text) {
    return this.colour ? `\x1b[${code}m${text}\x1b[0m` : text;
  }
}

/** @param {string} text */
function lowerFirst(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
