import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { AdminReview } from "../contract";

/** A review that is shown after the shop's nod, inside the transaction of the nod. */
export interface ShownReview {
  review: AdminReview;
  shop: ShopContact;
}

/** Builds mails about a review that is shown; may query only the transaction. */
export type ShownReviewMails = (sql: Queryable, shown: ShownReview) => Promise<OutgoingMail[]>;

const builders = new Set<ShownReviewMails>();

/** Registers a builder of mails about reviews that are shown. Called at start-up. */
export function registerShownReviewMails(build: ShownReviewMails): void {
  builders.add(build);
}

export async function mailsOfShownReview(sql: Queryable, shown: ShownReview): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const build of builders) mails.push(...(await build(sql, shown)));
  return mails;
}
