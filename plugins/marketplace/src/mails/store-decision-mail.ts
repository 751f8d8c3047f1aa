import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import type { StoreDecisionKind } from "../contract";
import { mailTexts, shopPage } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

export interface DecisionTold {
  /** Id of the kept decision: it is told once. */
  decisionId: string;
  kind: StoreDecisionKind;
  /** A store that was never confirmed is refused, not suspended. */
  wasVerified: boolean;
  /** By its name after the decision. */
  store: string;
  /** What the admin wrote; the owner's page shows it, too. */
  reason: string;
  owner: StoreOwner;
  shopName: string;
}

/** Tells a store's owner what the shop has decided, and why. */
export function storeDecisionMail(told: DecisionTold): OutgoingMail {
  const { decisionId, kind, wasVerified, reason, owner, shopName } = told;
  const { language, email } = owner;
  const text = mailTexts(language);
  const what = kind === "suspended" && !wasVerified ? "refused" : kind;
  const store = withoutLinks(told.store);
  const heading = text(`${what}.subject`);
  return {
    key: `store-decision:${decisionId}`,
    to: email,
    language,
    subject: `${shopName}: ${heading}`,
    ...renderMail({
      language,
      shopName,
      heading: heading.charAt(0).toUpperCase() + heading.slice(1),
      paragraphs: [text(`${what}.text`, { store }), ...(reason ? [text("reason", { reason })] : [])],
      button: { label: text("store.button"), url: shopPage("/store/dashboard") },
      footer: text("footer", { store }),
    }),
  };
}
