import { blankRows, type Retention } from "@zakh/kit/retention/retention";

/** What of claims is forgotten: the law has a shop keep complaints for three years. */
export const retention: readonly Retention[] = [
  {
    name: "complaints",
    days: 3 * 365,
    forget: blankRows(
      "delivery_claim",
      "photos = '[]', text = '', answer = ''",
      "settled_at < $1 AND (photos <> '[]' OR text <> '' OR answer <> '')",
    ),
  },
];
