import { commerceAddress } from "./environment.mjs";
import { explain } from "./failure.mjs";
import { readLogLine } from "./log-line.mjs";
import { startCommerce, untilHealthy } from "./shop.mjs";
import { duration } from "./stages.mjs";

const SETTLE = 300;
// Nobody's order is lost in development, and open event streams would hold up a graceful end.
const PATIENCE = 1_500;

/** Medusa for development: started anew when told that something changed, one restart at a time. */
export class RestartingCommerce {
  /**
   * @param {import("./shop.mjs").ShopOptions} options
   * @param {import("./stages.mjs").Stages} stages
   */
  constructor(options, stages) {
    this.options = options;
    this.stages = stages;
    /** @type {import("./crew.mjs").Service | undefined} */
    this.service = undefined;
    this.busy = false;
    this.again = false;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  /** Starts Medusa, stopping the one that runs, and waits until it answers. */
  async restart() {
    const { crew, settings } = this.options;
    if (this.service) await crew.dismiss(this.service, PATIENCE);
    const service = startCommerce(this.options, (line) => this.#show(line));
    this.service = service;
    service.ended.then((how) => {
      if (!service.dismissed && !crew.stopping)
        this.stages.say(`[medusa] ended by itself (${how}); waiting for an edit`);
    });
    await untilHealthy(service, settings.commercePort, commerceAddress(settings));
  }

  /**
   * Restarts after the last of a burst of changes. What goes wrong is shown, and the next edit gets another chance.
   * @param {string} why
   */
  restartSoon(why) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#restartNow(why), SETTLE);
  }

  /** @param {string} why */
  async #restartNow(why) {
    if (this.busy) {
      this.again = true;
      return;
    }
    this.busy = true;
    const began = Date.now();
    try {
      await this.restart();
      this.stages.say(`[medusa] restarted, because ${why} (${duration(Date.now() - began)})`);
    } catch (error) {
      if (!this.options.crew.stopping) this.stages.say(explain(error));
    }
    this.busy = false;
    if (this.again) {
      this.again = false;
      this.restartSoon(why);
    }
  }

  /** @param {string} line of Medusa's log; only what needs attention is shown */
  #show(line) {
    const { level, text } = readLogLine(line);
    if (level === "error" || level === "warn") this.stages.say(`[medusa] ${text}`);
  }
}
