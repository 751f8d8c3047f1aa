import { isTrackingNumber, type Parcel, type ReadParcels, trackingDigits } from "../contract/shipment";
import type { FileTable } from "./table-reader";
import { MARKED_ORDER } from "./tracking-lines";

type Row = FileTable[number];
type Cell = Row["cells"][number];

const PLAIN_ORDER = /^0*[1-9]\d{0,7}$/;
const ORDER_HEADER = /주문\s*번호|order\s*(no|number|id)|захиалг|номер заказа/iu;
const NUMBER_HEADER = /운송장|송장|등기\s*번호|waybill|tracking|илгээмж|накладн/iu;

/** Characters of an unclear row that are shown. */
const SHOWN = 100;

/**
 * The parcels of a courier's file, whatever columns it has: the order's number stands where cells hold `ORD-1023`, or below a
 * header that says so; the tracking number below such a header, or where most cells hold 10 to 14 digits. Undefined where
 * no table has both columns.
 */
export function parcelsInTables(tables: readonly FileTable[]): ReadParcels | undefined {
  const found = tables.flatMap((table) => {
    const columns = findColumns(table);
    return columns ? [readRows(table, columns)] : [];
  });
  if (found.length === 0) return undefined;
  return { parcels: found.flatMap(({ parcels }) => parcels), unclear: found.flatMap(({ unclear }) => unclear) };
}

interface Columns {
  order: number;
  number: number;
  /** Whether orders are written as `ORD-1023`. */
  isMarked: boolean;
}

function findColumns(table: FileTable): Columns | undefined {
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = Array.from({ length: width }, (_, place) => place);
  const count = (place: number, test: (cell: Cell) => boolean) =>
    table.filter(({ cells }) => test(cells[place])).length;
  const hasHeader = (place: number, header: RegExp) => count(place, (cell) => header.test(textOf(cell))) > 0;
  const most = (candidates: readonly number[], test: (cell: Cell) => boolean) => {
    const counted = candidates.map((place) => ({ place, cells: count(place, test) })).filter(({ cells }) => cells > 0);
    return counted.sort((one, other) => other.cells - one.cells);
  };
  const marked = most(places, (cell) => MARKED_ORDER.test(textOf(cell)))[0]?.place;
  const named = most(
    places.filter((place) => hasHeader(place, ORDER_HEADER)),
    (cell) => PLAIN_ORDER.test(textOf(cell)),
  )[0]?.place;
  const order = marked ?? named;
  const [headed] = most(
    places.filter((place) => hasHeader(place, NUMBER_HEADER) && place !== order),
    isNumberCell,
  );
  const [first, second] = most(
    places.filter((place) => place !== order),
    isNumberCell,
  );
  // Two columns with as many numbers: nothing tells which of them the courier means.
  const number = headed?.place ?? (first?.cells === second?.cells ? undefined : first?.place);
  return order === undefined || number === undefined ? undefined : { order, number, isMarked: marked !== undefined };
}

/** Phones are as long as tracking numbers, and begin with 0. */
function isNumberCell(cell: Cell): boolean {
  const digits = trackingDigits(textOf(cell));
  return isTrackingNumber(digits) && !digits.startsWith("0");
}

function readRows(table: FileTable, { order, number, isMarked }: Columns): ReadParcels {
  const parcels: Parcel[] = [];
  const unclear: ReadParcels["unclear"] = [];
  for (const row of table) {
    const id = orderIn(textOf(row.cells[order]), isMarked);
    const trackingNumber = trackingDigits(textOf(row.cells[number]));
    if (id !== undefined) parcels.push({ id, trackingNumber: trackingNumber.slice(0, SHOWN / 2) });
    else if (isNumberCell(row.cells[number])) unclear.push({ line: row.number, text: shownRow(row) });
  }
  return { parcels, unclear };
}

function orderIn(text: string, isMarked: boolean): number | undefined {
  const digits = isMarked ? MARKED_ORDER.exec(text)?.[1] : PLAIN_ORDER.exec(text)?.[0];
  const id = Number(digits);
  return digits !== undefined && id > 0 ? id : undefined;
}

function shownRow({ cells }: Row): string {
  const texts = cells.map(textOf).filter((text) => text !== "");
  return texts.join(" ").slice(0, SHOWN);
}

function textOf(cell: Cell): string {
  return cell === undefined ? "" : String(cell).trim();
}
