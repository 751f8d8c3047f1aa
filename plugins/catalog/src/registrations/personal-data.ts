import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What the catalogue keeps of a person. */
export const data: readonly PersonalData[] = [
  {
    name: "stockAlerts",
    tables: ["back_in_stock_alert"],
    rows: `SELECT alert.product_number AS "product", alert.language, alert.created_at AS "since" FROM back_in_stock_alert alert, person
      WHERE alert.account_id = person.account_id ORDER BY alert.created_at`,
  },
];
