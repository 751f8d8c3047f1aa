import type { Pool } from "pg";
import type { Statement } from "./recorded-statements";

/** Tables that never grow large: initial data, and kinds of things. */
const SMALL = new Set([
  "bank_account",
  "category_detail",
  "closed_store",
  "currency",
  "footer_setting",
  "mikro_orm_migrations",
  "navigation_item",
  "product_category",
  "product_category_category_detail",
  "region",
  "region_country",
  "sales_channel",
  "service_category",
  "shipping_option",
  "site_content",
  "site_setting",
  "store",
]);

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: PlanNode[];
}

/**
 * Growing tables that the statement can only scan completely. With few rows the planner would prefer a scan, so it is
 * disabled, and remains only where no index serves.
 */
export async function sequentialScans(pool: Pool, statement: Statement): Promise<string[]> {
  const plan = await planOf(pool, statement, "enable_seqscan");
  return plan ? scannedTables(plan).filter((table) => !SMALL.has(table)) : [];
}

/** Whether the statement must sort rows before its LIMIT; sorting is disabled, and remains only without an index. */
export async function sortsBelowLimit(pool: Pool, statement: Statement): Promise<boolean> {
  const plan = await planOf(pool, statement, "enable_sort");
  return (
    plan !== undefined && nodesOf(plan).some((node) => node["Node Type"] === "Limit" && nodesOf(node).some(isSort))
  );
}

function isSort(node: PlanNode): boolean {
  return /^(?:Incremental )?Sort$/.test(node["Node Type"]);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The plan of a statement with one planner option turned off. */
async function planOf(
  pool: Pool,
  { text, values }: Statement,
  forbidden: "enable_seqscan" | "enable_sort",
): Promise<PlanNode | undefined> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL ${forbidden} = off`);
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    return rows[0]?.["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

function scannedTables(node: PlanNode): string[] {
  const own = node["Node Type"] === "Seq Scan" && node["Relation Name"] ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedTables)];
}
