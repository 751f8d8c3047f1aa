import { textSql } from "@zakh/kit/database/text-columns";
import { MISSING_FACTS, type MissingFact, NEEDED_FACTS, STORED_TEXTS } from "../contract";
import { lotNumberSql } from "./lots";
import { MEAT } from "./on-sale";

/** Whether a product of the shop itself misses a fact, or any, by the rule of `missingFacts`; over `CATEGORY` and `pd`. */
export function missingSql(fact: MissingFact | "any"): string {
  const facts = fact === "any" ? MISSING_FACTS : [fact];
  const conditions = facts.map((one) => {
    const meats = NEEDED_FACTS[one].map((meat) => `'${meat}'`).join(", ");
    return `(${MEAT} IN (${meats}) AND ${valueSql(one)} = '')`;
  });
  return `pd.store_number IS NULL AND (${conditions.join(" OR ")})`;
}

function valueSql(fact: MissingFact): string {
  if (fact === "traceNumber") return lotNumberSql("pd.number");
  const text = STORED_TEXTS.find(({ name }) => name === fact);
  return text ? textSql("pd.texts", text) : `coalesce(pd.facts ->> '${fact}', '')`;
}
