import { setTimeout as pause } from "node:timers/promises";
import { maskAddresses } from "../log/mask-address";
import { mailsCounted } from "../observability/metrics";
import { MailAlarm } from "./mail-alarm";
import { type ClaimedMail, claimMails, dropExpiredMails, markAttemptFailed, markSent, untilNextMail } from "./outbox";
import type { Queryable } from "./outgoing-mail";

/** How many mails one process sends side by side. */
const AT_ONCE = 5;
/** The longest that a sender sleeps, in ms: a missed alarm delays a mail by this much at most. */
const LONGEST_SLEEP_MS = 60_000;
/** How long a sender waits after the database did not answer, in ms. */
const DATABASE_AWAY_MS = 2000;

interface SenderLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface MailSenderOptions {
  pool: Queryable;
  logger: SenderLog;
  /** Hands one mail over; throws when it could not. */
  deliver(mail: ClaimedMail): Promise<void>;
}

/**
 * Sends what is in the outbox, as soon as it is committed, and again after a failure (`retryDelay`). Any number of senders
 * may run: each mail is in the hands of one. A mail server or a database that is away delays mails and loses none.
 */
export class MailSender {
  private readonly alarm = new MailAlarm(() => this.wake());
  private running: Promise<void> | undefined;
  private stopping = false;
  private rung = false;
  private wakeUp: (() => void) | undefined;
  private databaseAway = false;

  constructor(private readonly options: MailSenderOptions) {}

  start(): void {
    if (this.running) return;
    this.stopping = false;
    this.alarm.start();
    this.running = this.run();
  }

  /** Looks for due mails now. */
  wake(): void {
    this.rung = true;
    this.wakeUp?.();
  }

  /** Takes no more mails and waits for those in hand, at most `withinMs`. */
  async stop(withinMs: number): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.alarm.stop();
    const waiting = new AbortController();
    await Promise.race([this.running, pause(withinMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
    this.running = undefined;
  }

  /** Sends all that is due; answers how many mails were tried. */
  async sendDue(): Promise<number> {
    const { pool, logger } = this.options;
    const expired = await dropExpiredMails(pool);
    if (expired > 0) logger.warn(`Gave up ${expired} mails whose time has passed`);
    let tried = 0;
    while (!this.stopping) {
      const mails = await claimMails(pool, AT_ONCE);
      const sent = await Promise.allSettled(mails.map((mail) => this.send(mail)));
      tried += mails.length;
      const lost = sent.find((result) => result.status === "rejected");
      if (lost) throw lost.reason;
      if (mails.length < AT_ONCE) break;
    }
    return tried;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.rung = false;
      let sleepMs = DATABASE_AWAY_MS;
      try {
        await this.sendDue();
        sleepMs = Math.min((await untilNextMail(this.options.pool)) ?? LONGEST_SLEEP_MS, LONGEST_SLEEP_MS);
        if (this.databaseAway) this.options.logger.info("Mails are sent again: the database answers");
        this.databaseAway = false;
      } catch (error) {
        if (!this.databaseAway) this.options.logger.error(`Mails wait: ${reason(error)}`);
        this.databaseAway = true;
      }
      await this.sleep(sleepMs);
    }
  }

  private async sleep(ms: number): Promise<void> {
    if (this.rung || this.stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(ms, 1));
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = undefined;
  }

  private async send(mail: ClaimedMail): Promise<void> {
    const { pool, logger, deliver } = this.options;
    try {
      await deliver(mail);
    } catch (error) {
      mailsCounted.inc({ outcome: "failed" });
      const why = reason(error);
      const delay = await markAttemptFailed(pool, mail, why);
      if (delay === undefined) logger.error(`Mail ${mail.id} is given up after ${mail.attempts} attempts: ${why}`);
      else logger.warn(`Mail ${mail.id} is tried again in ${Math.round(delay / 1000)} s: ${why}`);
      return;
    }
    mailsCounted.inc({ outcome: "sent" });
    await markSent(pool, mail.id);
    logger.info(`Mail ${mail.id} is sent: ${mail.key}`);
  }
}

/** The error's text as logs and the outbox may keep it: on one line, without addresses. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return maskAddresses(text.replace(/\s+/g, " ").trim());
}
