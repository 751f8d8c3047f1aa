import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";

/** How many different words are kept, those that were missed last: whoever types endless nonsense displaces nonsense. */
export const KEPT = 500;

/** A number of an order, a phone or an account, or a mail address tells who has typed it. */
const PERSONAL = /\d[\d\s-]{3,}|@/;

/** Counts that a search has found nothing. What may be of a person is not kept. */
export const countMissedSearchWorkflow = defineWrite("count-missed-search", async ({ query }: { query: string }) => {
  const words = query.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  if (words.length < 2 || PERSONAL.test(words)) return;
  await shopPool().query(
    `WITH counted AS (
       INSERT INTO missed_search (id, words) VALUES ('miss_' || gen_random_uuid(), $1)
       ON CONFLICT (words) WHERE deleted_at IS NULL DO UPDATE SET times = missed_search.times + 1, updated_at = now()
     )
     DELETE FROM missed_search WHERE id IN (
       SELECT id FROM missed_search WHERE words <> $1 ORDER BY updated_at DESC OFFSET $2
     )`,
    [words, KEPT - 1],
  );
});
