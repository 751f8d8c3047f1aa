import { describe, expect, it } from "vitest";
import { contradictedRows, followBalances } from "./balance-chain";
import type { ReadRow } from "./read-rows";

/** Rows of a file: minute of a day in Korea, amount (below 0 when it goes out), balance. */
function rowsOf(...rows: [time: string, signed: number, balance?: number][]): ReadRow[] {
  return rows.map(([time, signed, balance], index) => ({
    row: index + 1,
    at: new Date(`2024-01-15T${time}:00+09:00`).toISOString(),
    precision: "minute",
    direction: signed > 0 ? "in" : "out",
    amount: Math.abs(signed),
    ...(balance === undefined ? {} : { balance }),
    payer: "NARAN",
    texts: [],
    isProven: true,
  }));
}

const DAY = rowsOf(["14:02", 500, 1500], ["14:02", -300, 1200], ["14:02", 500, 1700], ["15:10", 50, 1750]);

describe("the chain of balances", () => {
  it.each([
    ["oldest first", DAY],
    ["newest first", [...DAY].reverse()],
    ["with the last row in front", [...DAY.slice(3), ...DAY.slice(0, 3)]],
  ])("is whole, and puts rows of one minute in order, in a file that is %s", (_order, rows) => {
    const { chain, gaps, rows: sorted } = followBalances(rows);
    expect({ chain, gaps, balances: sorted.map(({ balance }) => balance) }).toEqual({
      chain: "whole",
      gaps: [],
      balances: [1500, 1200, 1700, 1750],
    });
  });

  it.each([
    ["oldest first", DAY],
    ["newest first", [...DAY].reverse()],
  ])("names the two rows between which rows are missing, %s", (_order, rows) => {
    const cut = rows.filter(({ balance }) => balance !== 1700);
    const { chain, gaps } = followBalances(cut);
    expect(chain).toBe("broken");
    expect(gaps).toEqual([
      {
        before: expect.objectContaining({ at: "2024-01-15T05:02:00.000Z", balance: 1200 }),
        after: expect.objectContaining({ at: "2024-01-15T06:10:00.000Z", balance: 1750 }),
        missing: 500,
      },
    ]);
  });

  it("is not broken in a list of deposits alone, which misses what went out, but where a deposit is missing", () => {
    const deposits = rowsOf(["14:02", 500, 1500], ["14:05", 500, 1700], ["15:10", 50, 1750]);
    expect(followBalances(deposits)).toMatchObject({ chain: "unknown", gaps: [] });
    expect(followBalances([...deposits, ...rowsOf(["15:20", 50, 1900])]).chain).toBe("broken");
  });

  it("is broken when in and out are swapped, even if all amounts are equal", () => {
    const swapped = (rows: ReadRow[]) =>
      rows.map((row): ReadRow => ({ ...row, direction: row.direction === "in" ? "out" : "in" }));
    expect(followBalances(swapped(DAY)).chain).toBe("broken");
    expect(followBalances(swapped(rowsOf(["09:00", 100, 100], ["09:01", 100, 200], ["09:02", 100, 300]))).chain).toBe(
      "broken",
    );
  });

  it("goes below 0 with an overdraft", () => {
    expect(followBalances(rowsOf(["09:00", -700, -200], ["09:01", 100, -100])).chain).toBe("whole");
  });

  it("is unknown without balances or with a single row, and broken all the same when those that are there do not fit", () => {
    expect(followBalances(rowsOf(["09:00", 100], ["09:01", 100])).chain).toBe("unknown");
    expect(followBalances(rowsOf(["09:00", 100, 100])).chain).toBe("unknown");
    expect(followBalances(rowsOf(["09:00", 100, 100], ["09:01", 100], ["09:02", 100, 300])).chain).toBe("unknown");
    expect(followBalances(rowsOf(["09:00", 100, 100], ["09:01", 100], ["09:02", 100, 400])).chain).toBe("broken");
  });

  it("sorts by the times of the file where no balance tells the order", () => {
    const rows = rowsOf(["09:02", 3], ["09:01", 2], ["09:01", 1]);
    expect(followBalances(rows).rows.map(({ amount }) => amount)).toEqual([1, 2, 3]);
  });

  it("tells of the first gaps only when nothing fits", () => {
    const rows = rowsOf(
      ...Array.from({ length: 50 }, (_, n): [string, number, number] => [`10:${n + 10}`, 1, n * 1000]),
    );
    expect(followBalances(rows).gaps).toHaveLength(20);
  });
});

describe("a row that somebody has typed into a file", () => {
  const [one, two, three, four] = DAY as [ReadRow, ReadRow, ReadRow, ReadRow];
  const typed = (balance: number): ReadRow => ({ ...three, row: 9, amount: 777, balance });

  it.each([
    ["as it stood before", 1200],
    ["as if it had moved", 1977],
    ["of nothing", 0],
  ])("is contradicted by the others, with a balance %s", (_what, balance) => {
    const row = typed(balance);
    expect(contradictedRows([one, two, row, three, four])).toEqual([row]);
  });

  it("is contradicted at the end where it moved nothing, and a row behind others that are missing is not", () => {
    const row = typed(1750);
    expect(contradictedRows([...DAY, row])).toEqual([row]);
    expect(contradictedRows([one, two, four])).toEqual([]);
    expect(contradictedRows(DAY)).toEqual([]);
  });
});
