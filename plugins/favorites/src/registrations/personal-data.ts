import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What favourites and standing baskets keep of a person. */
export const data: readonly PersonalData[] = [
  {
    name: "favorites",
    tables: ["favorite"],
    rows: `SELECT marked.product_number AS "product", marked.created_at AS "since" FROM favorite marked, person
      WHERE marked.account_id = person.account_id AND marked.deleted_at IS NULL ORDER BY marked.created_at`,
  },
  {
    name: "standingBaskets",
    tables: ["standing_basket"],
    rows: `SELECT basket.name, basket.language, basket.every_weeks AS "everyWeeks", basket.next_on AS "nextOn", basket.is_paused AS "isPaused",
      (SELECT jsonb_agg(jsonb_build_object('product', line.product_number, 'quantity', line.tenths / 10.0) ORDER BY line.place)
        FROM standing_basket_line line WHERE line.standing_basket_id = basket.id) AS lines
      FROM standing_basket basket, person WHERE basket.account_id = person.account_id AND basket.deleted_at IS NULL ORDER BY basket.number`,
  },
];
