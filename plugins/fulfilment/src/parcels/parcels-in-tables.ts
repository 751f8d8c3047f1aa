import { numberSigns } from "@zakh/kit/contract";
import { isTrackingNumber } from "@zakh/orders/contract";
import type { Parcel, ReadParcels } from "../contract/parcels";
import { hasLostDigits, orderOfDigits, orderOfSign, ordersNamed, plainSigns } from "./order-marks";
import type { FileTable } from "./table-reader";
import { PHONE } from "./tracking-lines";

type Row = FileTable[number];
type Cell = Row["cells"][number];

/** Titles of a column with the numbers of orders; a sign for "number" is `#` here. */
const ORDER_TITLE =
  /주문[\s_]*(번호|no\b|id\b|#)|order[\s_]*(no\b|number|id\b|#)|захиалг\S*\s*(дугаар|код|#)|номер\s*заказа|#\s*заказа|заказ\S*\s*#|^(주문|order|захиалга|заказ)$/iu;
const NUMBER_TITLE = /운송장|송장|등기\s*번호|waybill|tracking|илгээмж|накладн/iu;

/** A part of a number, or one whose last digits a spreadsheet has left out: 612345678901.5, 6.12346E+11. */
const INEXACT = /^[-+]?\d+(?:[.,]\d*[1-9]\d*|(?:[.,]\d+)?e\+?\d+)$/i;

/** Characters of an unclear row that are shown. */
const SHOWN = 100;

/**
 * The parcels of a courier's file, whatever columns it has: the order's number stands below a title that says so, or else where
 * cells hold `ORD-1023`; the tracking number below such a title, or where most cells hold 10 to 14 digits. Undefined where
 * no table has both columns, or nothing tells which of several it is.
 */
export function parcelsInTables(tables: readonly FileTable[]): ReadParcels | undefined {
  const found = tables.flatMap((table) => {
    const columns = findColumns(table);
    return columns ? [readRows(table, columns)] : [];
  });
  if (found.length === 0) return undefined;
  return { parcels: found.flatMap(({ parcels }) => parcels), unclear: found.flatMap(({ unclear }) => unclear) };
}

interface Column<Value> {
  place: number;
  valueIn: (row: Row) => Value | undefined;
}

interface Columns {
  order: Column<number>;
  number: Column<string>;
}

function findColumns(table: FileTable): Columns | undefined {
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = Array.from({ length: width }, (_, place) => place);
  const titles = table.filter(isOfTitles);
  const below = (title: RegExp) => places.filter((place) => titles.some((row) => title.test(textOf(row.cells[place]))));
  const numbered = below(NUMBER_TITLE);
  const order = fullest(
    firstFilled(table, [
      ...ordersBelow(table, below(ORDER_TITLE)),
      places.map(namedOnce),
      // Beside titles of which none is that of orders it is the door of an address.
      numbered.length > 0 ? [] : places.map((place) => column(place, orderOfSign)),
    ]),
  );
  if (!order) return undefined;
  const free = (all: readonly number[]) => all.filter((place) => place !== order.place);
  const number = fullest(
    firstFilled(table, [
      free(numbered).map((place) => column(place, numberIn)),
      free(places).map((place) => column(place, numberOfNoPhone)),
    ]),
  );
  return number && { order, number };
}

/** Whether a row may be one of titles: it has several, and neither a tracking number nor a phone. */
function isOfTitles({ cells }: Row): boolean {
  const texts = cells.map(textOf).filter((text) => text !== "");
  return texts.length > 1 && !texts.some(numberIn);
}

function column<Value>(place: number, read: (text: string) => Value | undefined): Column<Value> {
  return { place, valueIn: ({ cells }) => read(textOf(cells[place])) };
}

/** Columns with a title for orders: those with `ORD-1023`, and those with the numbers alone. */
function ordersBelow(table: FileTable, titled: readonly number[]): Column<number>[][] {
  const isNamed = (place: number) => table.some(({ cells }) => ordersNamed(textOf(cells[place])).length > 0);
  const plain = titled.filter((place) => !isNamed(place));
  return [
    titled.filter(isNamed).map((place) => column(place, onlyOrder)),
    plain.map((place) => column(place, (text) => orderOfDigits(text) ?? orderOfSign(text))),
  ];
}

/** Orders in cells without a title for them: a row that names another one elsewhere is unclear. */
function namedOnce(place: number): Column<number> {
  return {
    place,
    valueIn: ({ cells }) => {
      const id = onlyOrder(textOf(cells[place]));
      const isRival = (cell: Cell) => ordersNamed(textOf(cell)).some((other) => other !== id);
      return id === undefined || cells.some(isRival) ? undefined : id;
    },
  };
}

interface Filled<Value> extends Column<Value> {
  /** By row. */
  values: (Value | undefined)[];
  count: number;
}

/** The columns with values of the first kind that has any. */
function firstFilled<Value>(table: FileTable, kinds: readonly (readonly Column<Value>[])[]): Filled<Value>[] {
  for (const kind of kinds) {
    const filled = kind.flatMap(({ place, valueIn }) => {
      const values = table.map(valueIn);
      const count = values.filter((value) => value !== undefined).length;
      return count > 0 ? [{ place, valueIn, values, count }] : [];
    });
    if (filled.length > 0) return filled;
  }
  return [];
}

/** The column with the most values; none where another one has as many and others, because nothing tells which is meant. */
function fullest<Value>(filled: readonly Filled<Value>[]): Column<Value> | undefined {
  const [best, ...others] = [...filled].sort((one, other) => other.count - one.count);
  const isRival = ({ count, values }: Filled<Value>) =>
    count === best?.count && values.some((value, row) => value !== best.values[row]);
  return others.some(isRival) ? undefined : best;
}

function readRows(table: FileTable, { order, number }: Columns): ReadParcels {
  const parcels: Parcel[] = [];
  const unclear: ReadParcels["unclear"] = [];
  for (const row of table) {
    const id = order.valueIn(row);
    const text = textOf(row.cells[number.place]);
    const trackingNumber = numberSigns(text);
    if (id !== undefined && !isInexact(text)) parcels.push({ id, trackingNumber: trackingNumber.slice(0, SHOWN / 2) });
    else if (id !== undefined || number.valueIn(row)) {
      const reason = isInexact(text) && hasLostDigits(text) ? { reason: "digits_lost" as const } : {};
      unclear.push({ line: row.number, text: shownRow(row), ...reason });
    }
  }
  return { parcels, unclear };
}

function onlyOrder(text: string): number | undefined {
  const [id, ...more] = ordersNamed(text);
  return more.length > 0 ? undefined : id;
}

/** An inexact number is one, too: its row is told. */
function numberIn(text: string): string | undefined {
  if (isInexact(text)) return text;
  const digits = numberSigns(text);
  return isTrackingNumber(digits) ? digits : undefined;
}

/** Of one as long as a tracking number; a shorter one has a dot between its groups. */
function isInexact(text: string): boolean {
  return INEXACT.test(text) && Number(text.replace(",", ".")) >= 1e9;
}

/** Phones are as long as tracking numbers. */
function numberOfNoPhone(text: string): string | undefined {
  const digits = numberIn(text);
  return digits === undefined || digits.startsWith("0") || PHONE.test(digits) ? undefined : digits;
}

function shownRow({ cells }: Row): string {
  const texts = cells.map((cell) => String(cell ?? "").trim()).filter((text) => text !== "");
  return texts.join(" ").slice(0, SHOWN);
}

function textOf(cell: Cell): string {
  return cell === undefined ? "" : plainSigns(String(cell));
}
