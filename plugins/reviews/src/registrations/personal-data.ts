import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

export const data: readonly PersonalData[] = [
  {
    name: "reviews",
    tables: ["product_review"],
    rows: `SELECT review.product_number AS "product", review.order_number AS "order", review.author, review.rating, review.text, review.photos, review.status,
      review.answer, review.written_at AS "writtenAt" FROM product_review review, person
      WHERE review.account_number = person.number AND review.deleted_at IS NULL ORDER BY review.number`,
  },
  {
    name: "reviewReports",
    tables: ["product_review_report"],
    rows: `SELECT review.product_number AS "product", report.created_at AS "at" FROM product_review_report report
      JOIN product_review review ON review.id = report.product_review_id, person
      WHERE report.reporter = 'account:' || person.number AND report.deleted_at IS NULL ORDER BY report.created_at`,
  },
];
