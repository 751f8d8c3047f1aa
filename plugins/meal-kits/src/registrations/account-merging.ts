import type { AccountMerging } from "@zakh/accounts/merging/account-merging";

/** Kits that a customer has put together follow when the account becomes part of another. */
export const accountMerging: AccountMerging = async ({ sql }, { from, into }) => {
  const { rowCount } = await sql.query("UPDATE generated_meal_kit SET user_number = $2 WHERE user_number = $1", [
    from.number,
    into.number,
  ]);
  return { mealKits: rowCount ?? 0 };
};
