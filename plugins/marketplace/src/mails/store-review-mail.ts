import { shopPage } from "@zakh/kit/configuration/kit-options";
import { localized } from "@zakh/kit/contract";
import type { OutgoingMail, RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { type AdminReview, RATING_MAX, REVIEW_TEXT_MAX } from "@zakh/reviews/contract";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

const limit: RecipientLimit = { name: "store-review-mail", perHour: 30 };

/** Tells a store's owner that a review of its goods is shown, and where to answer it. A review that changes and is shown again is told once. */
export function storeReviewMail(review: AdminReview, owner: StoreOwner, shopName: string): OutgoingMail {
  const { language, email } = owner;
  const text = mailTexts(language);
  const shown = { store: withoutLinks(owner.store) };
  const said = review.text.split("\n").map((line) => withoutLinks(line, REVIEW_TEXT_MAX));
  return {
    purpose: "account",
    key: `store-review:${review.id}`,
    to: email,
    language,
    limit,
    subject: `${shopName}: ${text("review.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("review.heading"),
      paragraphs: [text("review.text", shown)],
      facts: [
        [text("review.product"), withoutLinks(localized(review, "name", language))],
        [text("review.rating"), "★".repeat(review.rating) + "☆".repeat(RATING_MAX - review.rating)],
        ...(review.text === "" ? [] : [[text("review.says"), said] as const]),
      ],
      button: { label: text("review.button"), url: shopPage("/store/dashboard?tab=reviews") },
      footer: text("footer", shown),
    }),
  };
}
