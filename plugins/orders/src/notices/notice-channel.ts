import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** What a channel beside the mail says of a step of an order: nothing that a locked screen should not show. */
export interface ShortNotice {
  /** Key of the mail that says all of it, unique per step. */
  key: string;
  orderNumber: number;
  accountNumber: number;
  language: Language;
  shopName: string;
  /** What has happened, without sums and names. */
  heading: string;
  /** Absolute, of the page that shows the order without signing in. */
  url: string;
}

/** A way to tell customers of the steps of their orders, beside the mail. Both calls run in the transaction of the step. */
export interface NoticeChannel {
  name: string;
  /** Queues the notice, at the earliest `delaySeconds` later, for whoever of the customer's wants it by this channel. */
  queue(sql: Queryable, notice: ShortNotice, delaySeconds: number): Promise<void>;
  /** Withdraws notices with these keys that are still held, of the order with this detail. */
  withdraw(sql: Queryable, detailId: string, keys: readonly string[]): Promise<void>;
}

const channels = new Map<string, NoticeChannel>();

/** Registers a channel. Called at start-up; a second one of the same name replaces the first. */
export function registerNoticeChannel(channel: NoticeChannel): void {
  channels.set(channel.name, channel);
}

export function noticeChannels(): NoticeChannel[] {
  return [...channels.values()];
}
