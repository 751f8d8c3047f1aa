import { createLimit } from "../http/rate-limit";
import { maskAddresses } from "../log/mask-address";
import { shopLog } from "../log/shop-log";
import type { OutgoingMail } from "./outgoing-mail";

const HOUR = 60 * 60;

export interface RecipientLimitOptions {
  /** Stable name; limits with the same name share their counters. */
  name: string;
  /** Most mails of this kind to one recipient per hour, from all accounts together. */
  perHour: number;
}

export interface RecipientLimit {
  /**
   * Seconds by which to delay the next mail to this recipient: usually 0; until the end of the hour when the limit is
   * reached; `null`, for "do not write it", when as many are already delayed. Delays and drops are logged.
   */
  delayFor(recipient: string): Promise<number | null>;
  /** Uncounts a mail that is not written after all. */
  giveBack(recipient: string): Promise<void>;
}

/**
 * Protects mailboxes from floods. What a limited mail reports must be available elsewhere, such as on the order's page.
 * Addresses are compared case-insensitively.
 */
export function createRecipientLimit({ name, perHour }: RecipientLimitOptions): RecipientLimit {
  const limit = createLimit({ name, points: perHour, seconds: HOUR });
  return {
    async delayFor(recipient) {
      // The mail is not written: there is nobody to protect.
      if (recipient === "") return null;
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

/** The mail with at least this delay; an empty list for `null`. */
export function delayed(mail: OutgoingMail, delayFor: number | null): OutgoingMail[] {
  return delayFor === null ? [] : [{ ...mail, delaySeconds: Math.max(delayFor, mail.delaySeconds ?? 0) }];
}
