import { createLimit } from "../http/rate-limit";
import { maskAddresses } from "../log/mask-address";
import { shopLog } from "../log/shop-log";
import type { OutgoingMail } from "./outgoing-mail";

const HOUR = 60 * 60;

export interface RecipientLimitOptions {
  /** Stable name; limits of one name share their counters. */
  name: string;
  /** How many mails of this kind go to one recipient in an hour, from all accounts together. */
  perHour: number;
}

export interface RecipientLimit {
  /**
   * For how many seconds the next mail to this recipient is held back: 0 as a rule, until the hour is over where so many went to
   * it already, and `null` where as many are held back already: then it is not to be written. Both are told in the log.
   */
  hold(recipient: string): Promise<number | null>;
  /** The mail that was counted is not written after all. */
  giveBack(recipient: string): Promise<void>;
}

/**
 * Fills nobody's mailbox. What a mail tells must be found elsewhere, too: an order's page has all that its mail has. Letter case
 * is ignored in addresses, and nothing else.
 */
export function createRecipientLimit({ name, perHour }: RecipientLimitOptions): RecipientLimit {
  const limit = createLimit({ name, points: perHour, seconds: HOUR });
  return {
    async hold(recipient) {
      const { count, secondsLeft } = await limit.count(recipient.trim());
      if (count <= perHour) return 0;
      const dropped = count > 2 * perHour;
      shopLog.write(
        "warn",
        `More than ${perHour} mails an hour to one recipient: ${dropped ? "not sent" : "held back"}`,
        {
          limit: name,
          recipient: maskAddresses(recipient.trim()),
        },
      );
      return dropped ? null : secondsLeft;
    },
    async giveBack(recipient) {
      await limit.giveBack(recipient.trim());
    },
  };
}

/** The mail, held back for at least so many seconds; none for `null`. */
export function heldBack(mail: OutgoingMail, hold: number | null): OutgoingMail[] {
  return hold === null ? [] : [{ ...mail, holdSeconds: Math.max(hold, mail.holdSeconds ?? 0) }];
}
