import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { contactSentence } from "@zakh/orders/mails/mail-texts";
import type { GivenAccount } from "@zakh/settlements/read-models/store-directory";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

/** Tells a store's owner that its money goes to another account, by the last digits alone, and what to do if somebody else has set it. */
export function storeAccountMail({ accountNumber, givenAt, shop }: GivenAccount, owner: StoreOwner): OutgoingMail {
  const { language, email, storeId } = owner;
  const text = mailTexts(language);
  const shown = { store: withoutLinks(owner.store), digits: accountNumber.replace(/\D/g, "").slice(-4) };
  return {
    purpose: "account",
    key: `store-account:${storeId}:${givenAt.toISOString()}`,
    to: email,
    language,
    subject: `${shop.shopName}: ${text("account.subject")}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: text("account.heading"),
      paragraphs: [text("account.text", shown), text("account.notYou"), ...contactSentence(language, shop)],
      button: { label: text("account.button"), url: shopPage("/store/books") },
      footer: text("footer", shown),
    }),
  };
}
