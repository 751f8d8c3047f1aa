import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { contentTexts, DAY_MS } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textKeys } from "@zakh/kit/database/text-columns";
import { lineId } from "@zakh/orders/contract";
import { HAS_ACCOUNT_SQL } from "@zakh/orders/read-models/open-account";
import { type AdminClaim, type AdminClaimsQuery, CLAIM_ANSWER_DAYS } from "../contract";
import { type EarlierClaim, mostForLines, type PaidLine } from "../workflows/amount-paid";
import { CLAIM_COLUMNS, type ClaimRow, DELIVERED_AT, toClaim } from "./claim-sql";
import { EARLIER_CLAIMS, PAID_LINES } from "./paid-lines";

const CLAIMED_LINES = `(SELECT coalesce(json_agg(json_build_object('place', line.place, ${textKeys("line.texts", contentTexts(SOLD_TEXT_FIELDS))},
    'imageUrl', line.image_url, 'quantity', line.quantity, 'unit', line.unit, 'packedQuantity', line.packed_quantity,
    'paid', (line.total - line.weight_reduction)::float8) ORDER BY line.place), '[]')
  FROM order_line line WHERE line.order_detail_id = d.id AND line.deleted_at IS NULL AND claim.places @> to_jsonb(line.place))`;

const COLUMNS = `${CLAIM_COLUMNS}, ${DELIVERED_AT} AS "deliveredAt", d.customer_name AS "customerName", d.customer_phone AS "customerPhone",
  d.account_number AS "accountId", ${HAS_ACCOUNT_SQL} AS "hasAccount", claim.settled_by_name AS "settledBy", ${CLAIMED_LINES} AS lines,
  d.total::float8 AS total, d.shipping_fee::float8 AS "shippingFee", d.correction, ${PAID_LINES} AS paid, ${EARLIER_CLAIMS} AS earlier`;

type Row = ClaimRow &
  Omit<AdminClaim, keyof ClaimRow | "itemIds" | "answerBy" | "deliveredAt" | "lines" | "most"> & {
    deliveredAt: Date | null;
    lines: (Omit<AdminClaim["lines"][number], "itemId"> & { place: number })[];
    total: number;
    shippingFee: number;
    correction: number;
    paid: PaidLine[];
    earlier: EarlierClaim[];
  };

async function find(sql: Queryable, filter: ListFilter, page: AdminClaimsQuery): Promise<ListPage<AdminClaim>> {
  filter.add("claim.deleted_at IS NULL");
  const { rows, total } = await readListPage<Row>(sql, {
    columns: COLUMNS,
    from: "delivery_claim claim JOIN order_detail d ON d.order_number = claim.order_number AND d.deleted_at IS NULL",
    filter,
    // What has waited longest for the shop is looked at first.
    order: `(claim.status = 'open') DESC, CASE WHEN claim.status = 'open' THEN claim.number END, claim.number DESC`,
    page,
  });
  return { rows: rows.map(toAdminClaim), total };
}

function toAdminClaim(row: Row): AdminClaim {
  const { deliveredAt, lines, total, shippingFee, correction, paid, earlier, ...claim } = row;
  const { customerName, customerPhone, accountId, hasAccount, settledBy, ...own } = claim;
  return {
    ...toClaim(own),
    ...{ customerName, customerPhone, accountId, hasAccount, settledBy },
    answerBy: new Date(row.createdAt.getTime() + CLAIM_ANSWER_DAYS * DAY_MS).toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: lines.map(({ place, ...line }) => ({ ...line, itemId: lineId(row.orderId, place) })),
    most:
      row.status === "open" ? mostForLines({ lines: paid, total, shippingFee, correction }, row.places, earlier) : 0,
  };
}

/** One page of the claims in a status or of an order, or of all. */
export function listClaims(sql: Queryable, query: AdminClaimsQuery): Promise<ListPage<AdminClaim>> {
  const filter = new ListFilter();
  if (query.status) filter.add(`claim.status = ${filter.bind(query.status)}`);
  if (query.orderId) filter.add(`claim.order_number = ${filter.bind(query.orderId)}`);
  if (query.id) filter.add(`claim.number = ${filter.bind(query.id)}`);
  return find(sql, filter, query);
}

export async function findAdminClaim(sql: Queryable, number: number): Promise<AdminClaim | undefined> {
  return (await listClaims(sql, { id: number })).rows[0];
}
