import { deliveryFacts, sellersFacts } from "@zakh/orders/mails/delivery-facts";
import { type Notice, type NoticeMail, noticeMail } from "@zakh/orders/mails/notice-mail";
import type { SellersDay } from "@zakh/orders/read-models/other-sellers";

interface OtherDayNotice extends Notice {
  /** Null where no day is promised. */
  days: { leavesOn: string; arrivesOn: string } | null;
  /** Of the stores in the order, which stay. */
  sellersDays: readonly SellersDay[];
}

/** Tells the customer of a paid order that it leaves on another day than was promised, because the shop is closed on that one (ruling 62). */
export function otherDayMail({ days, sellersDays, ...notice }: OtherDayNotice): NoticeMail {
  return noticeMail(notice, { key: "order-other-day", told: "otherDay", values: {} }, (text, shown) => ({
    paragraphs: [text(days ? "otherDay.text" : "otherDay.later", shown)],
    facts: [...deliveryFacts(days, notice.addressee.language), ...sellersFacts(sellersDays, notice.addressee.language)],
  }));
}
