import { LIST_MAX, type Page } from "@zakh/kit/contract";
import { containing } from "@zakh/kit/database/like";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { MAX_GIFT, ORDER_STATUS } from "@zakh/orders/contract";
import {
  CHOICES,
  type LineState,
  type StatementLineAnswer,
  type StatementLineKind,
  type StatementLinesQuery,
  type StatementWaitingReason,
} from "../contract/statement-line";
import type { Reason } from "../import/judge-rows";
import { ignoredKey } from "../matching/ignored-key";
import type { Proposal } from "../matching/line-match";
import type { Settlement } from "../settling/pending";
import { findOrdersOfLines, type OrdersOfLines } from "./orders-of-lines";
import { type QueuedLine, queueRank } from "./queue-order";

interface LineRow
  extends Pick<StatementLineAnswer, "id" | "statementId" | "row" | "precision" | "payer" | "texts" | "amount"> {
  at: Date;
  state: LineState;
  kind: StatementLineKind | null;
  reason: Reason | null;
  proposals: Proposal[];
  settlement: Settlement | null;
  evidence: StatementLineAnswer["evidence"];
  isBusy: boolean;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const COLUMNS = `line.number AS id, statement.number AS "statementId", line.row, line.at, line.precision, line.payer,
  line.texts, line.amount::float8 AS amount, line.state, line.kind, line.reason, line.proposals, line.settlement,
  line.evidence, line.pending IS NOT NULL AS "isBusy", line.decided_name AS "decidedBy",
  line.decided_at AS "decidedAt"`;

const FROM = "statement_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id";

/** One page of the lines of all statements, newest first: the waiting ones unless a state is given, in the order of the queue. */
export function listLines(sql: Queryable, { state = "waiting", statement, search, ...page }: StatementLinesQuery) {
  const filter = new ListFilter();
  filter.add("line.deleted_at IS NULL");
  // Of all statements each transfer is listed once.
  if (state === "any" && statement === undefined) filter.add("line.state <> 'duplicate'");
  if (state !== "any") filter.add(`line.state = ${filter.bind(state)}`);
  if (statement !== undefined) filter.add(`statement.number = ${filter.bind(statement)}`);
  if (search) {
    const found = filter.bind(containing(search));
    const won = /^[₩\s]*([\d,\s]{1,20})\s*원?$/.exec(search)?.[1]?.replace(/\D/g, "");
    const ofAmount = won ? ` OR line.amount = ${filter.bind(won)}::numeric` : "";
    filter.add(`line.payer ILIKE ${found} OR line.texts::text ILIKE ${found}${ofAmount}`);
  }
  if (state === "waiting") return readQueue(sql, filter, page);
  return readLines(sql, filter, NEWEST_FIRST, page);
}

const NEWEST_FIRST = "line.at DESC, line.number DESC";

/** The order is that of a rule, so all that wait are looked at: few, unless no statement was ever decided on. */
async function readQueue(sql: Queryable, filter: ListFilter, { limit = LIST_MAX, offset = 0 }: Page) {
  const { rows } = await sql.query<QueuedLine & { id: number }>(
    `SELECT line.number AS id, line.kind, line.proposals FROM ${FROM} WHERE ${filter.condition} ORDER BY ${NEWEST_FIRST}`,
    filter.values,
  );
  const ranked = rows.map((row) => ({ id: row.id, rank: queueRank(row) })).sort((one, other) => one.rank - other.rank);
  const ids = ranked.slice(offset, offset + limit).map(({ id }) => id);
  const onPage = new ListFilter();
  const bound = onPage.bind(ids);
  onPage.add(`line.number = ANY(${bound}) AND line.state = 'waiting'`);
  const page = await readLines(sql, onPage, `array_position(${bound}, line.number)`, {});
  return { rows: page.rows, total: rows.length };
}

/** One page of a statement's lines, in the order of the file. */
export function listLinesOf(sql: Queryable, statement: number, page: Page) {
  const filter = new ListFilter();
  filter.add(`statement.number = ${filter.bind(statement)} AND line.deleted_at IS NULL`);
  return readLines(sql, filter, "line.row, line.number", page);
}

/** One line by its public id. */
export async function findLine(sql: Queryable, number: number): Promise<StatementLineAnswer | undefined> {
  const filter = new ListFilter();
  filter.add(`line.number = ${filter.bind(number)} AND line.deleted_at IS NULL`);
  return (await readLines(sql, filter, "line.number", {})).rows[0];
}

async function readLines(
  sql: Queryable,
  filter: ListFilter,
  order: string,
  page: Page,
): Promise<ListPage<StatementLineAnswer>> {
  const { rows, total } = await readListPage<LineRow>(sql, { columns: COLUMNS, from: FROM, filter, order, page });
  const named = rows.flatMap(({ proposals }) => proposals.flatMap(({ orderNumbers }) => orderNumbers));
  const orders = await findOrdersOfLines(sql, named);
  return { rows: rows.map((row) => toLine(row, orders)), total };
}

function toLine(row: LineRow, orders: OrdersOfLines): StatementLineAnswer {
  const { proposals, settlement, isBusy, at, decidedAt, ...line } = row;
  const waits = line.state === "waiting";
  const entered = waits ? enteredSince(row, orders) : undefined;
  const kind = entered ? "maybe_entered" : line.kind;
  const reason: Reason | null = entered ? { code: "entered_by_hand", orderNumber: entered } : row.reason;
  return {
    ...line,
    at: at.toISOString(),
    kind: waits ? kind : null,
    reason: waits && reason ? shownReason(reason, line.amount) : null,
    orderIds: settlement?.orders.map(({ number }) => number) ?? [],
    settledAs: settlement?.as ?? null,
    proposals: waits
      ? proposals.map(({ orderNumbers, evidence, score }) => ({
          orderIds: orderNumbers,
          evidence,
          score,
          orders: orderNumbers.flatMap((number) => orders.get(number) ?? []),
        }))
      : [],
    choices: waits && !isBusy && kind ? choicesOf(kind, line.amount, proposals, orders) : [],
    canIgnoreAlways: waits && !isBusy && ignoredKey({ ...line, kind, proposals }) !== "",
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/**
 * An order for which an admin has entered money, where every proposal has one: the line may be that money. The difference to a raised
 * total is due after it.
 */
function enteredSince({ kind, amount, proposals }: LineRow, orders: OrdersOfLines): number | undefined {
  if (kind === "no_payment" || kind === "maybe_entered") return undefined;
  const mayBeOf = (number: number) => {
    const { wonByHand = 0, due = 0 } = orders.get(number) ?? {};
    return wonByHand > 0 && !(kind === "difference" && amount <= due + MAX_GIFT);
  };
  const entered = proposals.map(({ orderNumbers }) => orderNumbers.find(mayBeOf));
  return entered.every((number) => number !== undefined) ? entered[0] : undefined;
}

/** Money that may be entered already can only pay open orders that are proposed, and owe exactly this. */
function choicesOf(kind: StatementLineKind, amount: number, proposals: readonly Proposal[], orders: OrdersOfLines) {
  const fits = ({ orderNumbers }: Proposal) => {
    const open = orderNumbers
      .flatMap((number) => orders.get(number) ?? [])
      .filter(({ status }) => ORDER_STATUS[status].awaitsPayment);
    return open.length === orderNumbers.length && open.reduce((won, { due }) => won + due, 0) === amount;
  };
  return kind === "maybe_entered" && !proposals.some(fits) ? [] : [...CHOICES[kind]];
}

function shownReason(reason: Reason, amount: number): StatementWaitingReason {
  const { code } = reason;
  const one = "orderNumber" in reason ? [reason.orderNumber] : [];
  return {
    code,
    orderIds: "orderNumbers" in reason ? reason.orderNumbers : one,
    amount,
    due: "due" in reason ? reason.due : null,
    lineId: "lineNumber" in reason ? reason.lineNumber : null,
    takenBack: "takenBack" in reason ? reason.takenBack : null,
  };
}

/** What deciding on a line has to know of it. */
export interface LineNow {
  number: number;
  state: LineState;
  /** What it is about, while it waits. */
  kind: StatementLineKind | null;
  /** Whole won. */
  amount: number;
  payer: string;
  texts: string[];
  proposals: Proposal[];
  settlement: Settlement | null;
  /** Whether it is just about to settle by itself. */
  isBusy: boolean;
}

/** Columns of a `LineNow`. */
export const LINE_NOW = `number, state, kind, amount::float8 AS amount, payer, texts, proposals, settlement,
  pending IS NOT NULL AS "isBusy"`;

export async function findSettledOrders(sql: Queryable, number: number): Promise<number[]> {
  const { rows } = await sql.query<Pick<LineNow, "settlement">>(
    "SELECT settlement FROM statement_line WHERE number = $1 AND deleted_at IS NULL",
    [number],
  );
  return rows[0]?.settlement?.orders.map((order) => order.number) ?? [];
}
