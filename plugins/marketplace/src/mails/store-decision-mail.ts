import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import type { StoreDecisionKind } from "../contract";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

export interface DecisionNotice {
  /** Id of the recorded decision; it makes the mail unique. */
  decisionId: string;
  kind: StoreDecisionKind;
  /** An unverified store is rejected instead of suspended. */
  wasVerified: boolean;
  /** The store's name after the decision. */
  store: string;
  /** The admin's reason; the owner's page shows it too. */
  reason: string;
  owner: StoreOwner;
  shop: ShopContact;
}

/** Informs a store's owner of a decision, and why. */
export function storeDecisionMail(notice: DecisionNotice): OutgoingMail {
  const { decisionId, kind, wasVerified, reason, owner, shop } = notice;
  const { language, email } = owner;
  const text = mailTexts(language);
  const what = kind === "suspended" && !wasVerified ? "refused" : kind;
  const store = withoutLinks(notice.store);
  const heading = text(`${what}.subject`);
  return {
    purpose: "account",
    key: `store-decision:${decisionId}`,
    to: email,
    language,
    subject: `${shop.shopName}: ${heading}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: heading.charAt(0).toUpperCase() + heading.slice(1),
      paragraphs: [text(`${what}.text`, { store }), ...(reason ? [text("reason", { reason })] : [])],
      button: { label: text("store.button"), url: shopPage("/store/dashboard") },
      footer: text("footer", { store }),
      contact: shop,
    }),
  };
}
