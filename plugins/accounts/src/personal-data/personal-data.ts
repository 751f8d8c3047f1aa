import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PersonalDataFile } from "../contract/personal-data";
import { findAccountByNumber } from "../read-models/accounts";

/** One part of what the shop keeps of a person. */
export interface PersonalData {
  /** Its name in the file. */
  name: string;
  /** The tables that it tells of; a test holds that every table with an account in it is told of by one part. */
  tables: readonly string[];
  /** A SELECT of its rows, with the names that the file has, beside `person`: `number`, `account_id`, `customer_id` and `email` in lower case. */
  rows: string;
}

const parts = new Map<string, PersonalData>();

/** Registers what a plugin keeps of a person. Called at start-up (`registrations/personal-data.ts`). */
export function registerPersonalData(registered: readonly PersonalData[]): void {
  for (const part of registered) parts.set(part.name, part);
}

export function registeredPersonalData(): PersonalData[] {
  return [...parts.values()];
}

/** Everything that the shop keeps of a person, part by part. 404 `not_found` for an account that is not there. */
export async function collectPersonalData(sql: Queryable, accountNumber: number): Promise<PersonalDataFile["data"]> {
  const account = await findAccountByNumber(sql, accountNumber);
  if (!account) throw new ApiError(404, "not_found");
  const { number, accountId, customerId, email } = account;
  const data: PersonalDataFile["data"] = {};
  // One after the other: it is asked for seldom, and should not hold the connections of everybody else.
  for (const { name, rows } of parts.values()) {
    const asked = await sql.query<{ part: Record<string, unknown> }>(
      `WITH person AS (SELECT $1::int AS number, $2::text AS account_id, $3::text AS customer_id, lower($4::text) AS email)
       SELECT to_jsonb(part) AS part FROM (${rows}) part`,
      [number, accountId, customerId, email],
    );
    data[name] = asked.rows.map(({ part }) => part);
  }
  return data;
}
