import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import {
  CONFIRMED_FIELDS,
  CONFIRMED_TITLES,
  type ConfirmedChanges,
  confirmedText,
  type StoreDecisionKind,
} from "../contract";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

export interface DecisionNotice {
  /** Id of the recorded decision; it makes the mail unique. */
  id: string;
  kind: StoreDecisionKind;
  /** What was confirmed or refused; none for a decision about the store as a whole. */
  changes: ConfirmedChanges;
  /** An unverified store is rejected instead of suspended, and taken back instead of opened. */
  wasVerified: boolean;
  /** The store's name after the decision. */
  store: string;
  /** The admin's reason; the owner's page shows it too. */
  reason: string;
  owner: StoreOwner;
  shop: ShopContact;
}

type Told = StoreDecisionKind | "refused" | "refusal_undone";

/** After these the owner mends the store and sends it again. */
const TO_MEND: readonly Told[] = ["refused", "unverified"];

/** Informs a store's owner of a decision, why, and what to do. */
export function storeDecisionMail(notice: DecisionNotice): OutgoingMail {
  const { id, changes, reason, owner, shop } = notice;
  const { language, email } = owner;
  const text = mailTexts(language);
  const what = toldAs(notice);
  const store = withoutLinks(notice.store);
  const heading = text(`${what}.subject`);
  return {
    purpose: "account",
    key: `store-decision:${id}`,
    to: email,
    language,
    subject: `${shop.shopName}: ${heading}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: heading.charAt(0).toUpperCase() + heading.slice(1),
      paragraphs: [
        text(`${what}.text`, { store }),
        ...(reason ? [text("reason", { reason })] : []),
        ...(TO_MEND.includes(what) ? [text("mend")] : []),
      ],
      facts: CONFIRMED_FIELDS.flatMap((field) =>
        changes[field] === undefined
          ? []
          : [[CONFIRMED_TITLES[field][language], confirmedText(changes[field]).split("\n")] as const],
      ),
      button: { label: text("store.button"), url: shopPage("/store/dashboard") },
      footer: text("footer", { store }),
      contact: shop,
    }),
  };
}

function toldAs({ kind, wasVerified }: DecisionNotice): Told {
  if (wasVerified) return kind;
  return kind === "suspended" ? "refused" : kind === "resumed" ? "refusal_undone" : kind;
}
