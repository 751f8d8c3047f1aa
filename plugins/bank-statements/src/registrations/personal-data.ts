import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What bank statements keep of a person. */
export const data: readonly PersonalData[] = [
  {
    name: "knownSenders",
    tables: ["learned_sender"],
    rows: `SELECT sender.payer, sender.created_at AS "since" FROM learned_sender sender, person
      WHERE sender.account_number = person.number AND sender.deleted_at IS NULL ORDER BY sender.created_at`,
  },
];
