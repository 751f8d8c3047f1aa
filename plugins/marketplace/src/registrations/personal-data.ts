import { type PersonalData, registerPersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What the market keeps of the owner of a store. */
export const data: readonly PersonalData[] = [
  {
    name: "stores",
    tables: ["market_store"],
    rows: `SELECT to_jsonb(store) - ARRAY['id', 'deleted_at', 'search_text', 'folded_text'] AS store FROM market_store store, person
      WHERE store.user_number = person.number AND store.deleted_at IS NULL ORDER BY store.number`,
  },
];

export async function storeDataLoader(): Promise<void> {
  registerPersonalData(data);
}
