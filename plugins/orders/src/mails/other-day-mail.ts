import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import { deliveryFacts } from "./delivery-facts";
import { contactSentence, orderMailTexts } from "./mail-texts";
import { orderPage } from "./order-page";

export interface OtherDayNotice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Null where no day is promised. */
  days: { leavesOn: string; arrivesOn: string } | null;
  addressee: Addressee;
  shop: ShopContact;
}

/** Tells the customer of a paid order that it leaves on another day than was promised, because the shop is closed on that one (ruling 62). */
export function otherDayMail({ changeId, number, days, addressee, shop }: OtherDayNotice): OutgoingMail {
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const shown = { number: orderNumber(number) };
  return {
    key: `order-other-day:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text("otherDay.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("otherDay.heading"),
      paragraphs: [text(days ? "otherDay.text" : "otherDay.later", shown), ...contactSentence(language, shop)],
      facts: [[text("number"), shown.number], ...deliveryFacts(days, language)],
      button: { label: text("button"), url: orderPage(number, email) },
      footer: text("footer", shown),
    }),
  };
}
