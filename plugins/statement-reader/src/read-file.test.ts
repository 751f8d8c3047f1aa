import { describe, expect, it } from "vitest";
import { BANK_SHAPES } from "./bank-shapes.testing";
import { OTHER_SHAPES } from "./other-shapes.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";
import { TRANSFERS } from "./transfers.testing";

/** What every file must say, as exactly as its times are. */
function expected(precision: "second" | "minute" | "day", noBalance: boolean) {
  return TRANSFERS.map(({ date, time, signed, balance, payer }) => {
    const clock = { second: time, minute: `${time.slice(0, 5)}:00`, day: "00:00:00" }[precision];
    return {
      at: new Date(`${date.replaceAll(".", "-")}T${clock}+09:00`).toISOString(),
      precision,
      direction: signed > 0 ? "in" : "out",
      amount: Math.abs(signed),
      ...(noBalance ? {} : { balance }),
      payer: payer.replace("　", " "),
    };
  });
}

describe("the same transfers are read from", () => {
  it.each(Object.entries({ ...BANK_SHAPES, ...OTHER_SHAPES }))("%s", async (_name, shape) => {
    const { bytes, password, precision = "second", noBalance = false, account } = shape;
    const statement = statementOf(await readFile(bytes(), { password }));
    const rows = statement.rows.map(({ at, precision, direction, amount, balance, payer }) => ({
      at,
      precision,
      direction,
      amount,
      ...(balance === undefined ? {} : { balance }),
      payer,
    }));
    expect(rows).toEqual(expected(precision, noBalance));
    expect(statement).toMatchObject({ chain: noBalance ? "unknown" : "whole", gaps: [], unread: [] });
    expect(statement.rows.filter(({ isProven }) => isProven === noBalance)).toEqual([]);
    expect(statement.account).toBe(account);
    expect(new Set(statement.rows.map(({ key }) => key)).size).toBe(TRANSFERS.length);
  });
});
