import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

export const data: readonly PersonalData[] = [
  {
    name: "mealKits",
    tables: ["generated_meal_kit"],
    rows: `SELECT kit.name, kit.total_price AS "totalPrice", kit.created_at AS "at" FROM generated_meal_kit kit, person
      WHERE kit.user_number = person.number AND kit.deleted_at IS NULL ORDER BY kit.number`,
  },
];
