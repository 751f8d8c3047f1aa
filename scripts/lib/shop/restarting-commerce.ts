import { formatError } from "../../bootstrap/failure.mjs";
import { readLogLine } from "../../bootstrap/log-line.mjs";
import { duration, type Steps } from "../../bootstrap/steps.mjs";
import type { Service } from "../processes/process-manager.ts";
import { commerceAddress } from "./environment.ts";
import { type ShopOptions, startCommerce, waitUntilHealthy } from "./services.ts";

const DEBOUNCE_MS = 300;
// In development nobody's order is lost, and open event streams would delay a graceful end.
const STOP_TIMEOUT_MS = 1_500;

/** Medusa for development: restarted when something changed, one restart at a time. */
export class RestartingCommerce {
  #service?: Service;
  #queue = Promise.resolve();
  #timer?: NodeJS.Timeout;

  constructor(
    readonly options: ShopOptions,
    readonly steps: Steps,
  ) {}

  /** Starts Medusa, stopping the one that runs, and waits until it answers. */
  async restart() {
    const { processes, settings } = this.options;
    if (this.#service) await processes.stopService(this.#service, { timeoutMs: STOP_TIMEOUT_MS });
    const service = startCommerce(this.options, { onLine: (line) => this.#show(line) });
    this.#service = service;
    service.ended.then((how) => {
      if (!service.stoppedByUs && !processes.stopping)
        this.steps.print(`[medusa] ended by itself (${how}); waiting for an edit`);
    });
    await waitUntilHealthy(service, commerceAddress(settings));
  }

  /** Restarts after the last of several quick changes. Errors are printed, and the next edit tries again. */
  restartSoon(why: string) {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      this.#queue = this.#queue.then(async () => {
        // A later change has come while this one waited for its turn, and restarts soon itself.
        if (timer === this.#timer) await this.#restartNow(why);
      });
    }, DEBOUNCE_MS);
    this.#timer = timer;
  }

  async #restartNow(why: string) {
    const began = Date.now();
    try {
      await this.restart();
      this.steps.print(`[medusa] restarted, because ${why} (${duration(Date.now() - began)})`);
    } catch (error) {
      if (!this.options.processes.stopping) this.steps.print(formatError(error));
    }
  }

  /** @param line of Medusa's log; only what needs attention is shown */
  #show(line: string) {
    const { level, text } = readLogLine(line);
    if (level === "error" || level === "warn") this.steps.print(`[medusa] ${text}`);
  }
}
