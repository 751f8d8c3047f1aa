import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { TextMessageMonth } from "../contract";

/** What text messages came to since this month began in Seoul. */
export async function findTextMessageMonth(sql: Queryable): Promise<TextMessageMonth> {
  const { rows } = await sql.query<TextMessageMonth>(
    `SELECT (count(*) FILTER (WHERE refusal IS NULL))::int AS sent, count(refusal)::int AS refused, coalesce(sum(won), 0)::int AS won,
       (SELECT refusal FROM text_message ORDER BY created_at DESC, id DESC LIMIT 1) AS "lastRefusal"
     FROM text_message WHERE created_at >= date_trunc('month', now() AT TIME ZONE 'Asia/Seoul') AT TIME ZONE 'Asia/Seoul'`,
  );
  return rows[0] as TextMessageMonth;
}
