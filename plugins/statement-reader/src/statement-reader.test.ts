import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CFB } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cp949Of, encryptedOf, type Grid, rowsOf, sheetOf, workbookWith, xlsOf, xlsxOf } from "./bank-files.testing";
import { compileWorker } from "./compile-worker.testing";
import { LIMITS } from "./limits";
import { StatementReader } from "./statement-reader";

let workerFile: string;
let reader: StatementReader;

beforeAll(async () => {
  workerFile = await compileWorker();
  reader = new StatementReader({ workerFile });
});
afterAll(() => rmSync(dirname(workerFile), { recursive: true }));

const GRID: Grid = [
  ["거래일시", "내용", "입금액", "출금액", "잔액"],
  ["2024.01.15 14:02:11", "NARAN", "5,000", "0", "5,000"],
];
const row = (number: number) => ["2024.01.15 14:02:11", `NARAN ${number}`, "5,000", "0", `${5000 * (number + 1)}`];
const grid = (rows: number): Grid => [...GRID.slice(0, 1), ...Array.from({ length: rows }, (_, number) => row(number))];

const locked = encryptedOf(GRID, "900101");
const bomb = () => workbookWith(sheetOf(rowsOf([["0".repeat(45_000_000)]])));
const ENTITIES = `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(50)}">${["b", "c", "d", "e", "f"].map((name, index) => `<!ENTITY ${name} "${`&${"abcde"[index]};`.repeat(20)}">`).join("")}]>`;

const HOSTILE: Record<string, [bytes: () => Uint8Array, refused: string, password?: string]> = {
  "an empty file": [() => Buffer.alloc(0), "empty"],
  "blank lines": [() => Buffer.from("\n \r\n"), "empty"],
  "a file of 50 MB": [() => Buffer.alloc(50_000_000), "too_large"],
  "a zip bomb": [bomb, "too_large"],
  "a zip bomb that states small sizes": [
    () => {
      const bytes = bomb();
      for (let at = bytes.indexOf("PK\x03\x04"); at >= 0; at = bytes.indexOf("PK\x03\x04", at + 4))
        bytes.writeUInt32LE(1, at + 22);
      for (let at = bytes.indexOf("PK\x01\x02"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 4))
        bytes.writeUInt32LE(1, at + 24);
      return bytes;
    },
    "damaged",
  ],
  "a zip that names one part a thousand times": [
    () => {
      const bytes = xlsxOf(GRID);
      bytes.writeUInt16LE(1000, bytes.lastIndexOf("PK\x05\x06") + 10);
      return bytes;
    },
    "too_large",
  ],
  "a sheet of a million empty rows": [
    () => workbookWith(sheetOf(Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 1}"/>`).join(""))),
    "too_large",
  ],
  "a sheet of a million rows": [() => workbookWith(sheetOf(rowsOf([["1"]]).repeat(1_000_000))), "too_large"],
  "a page of too many tables": [() => Buffer.from("<table></table>".repeat(300_000)), "not_a_statement"],
  "a page of tables inside one another": [() => Buffer.from("<table><tr><td>".repeat(300_000)), "too_large"],
  "a page of tags that have no end": [() => Buffer.from(`<table>${"<div>".repeat(900_000)}`), "too_large"],
  "a page of too many merged cells": [
    () => Buffer.from(`<table>${"<tr><td rowspan=9 colspan=9>a</td></tr>".repeat(100_000)}</table>`),
    "too_many_rows",
  ],
  "a sheet of too many rows": [() => workbookWith(sheetOf(rowsOf(grid(LIMITS.rows + 100)))), "too_many_rows"],
  "a text of too many rows": [() => cp949Of(grid(LIMITS.rows + 100)), "too_many_rows"],
  "entities that grow": [() => workbookWith(sheetOf(rowsOf([["&f;"]]), ENTITIES)), "not_a_statement"],
  "a picture that is named .xlsx": [
    () => Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), randomBytes(2000)]),
    "not_a_statement",
  ],
  "a PDF": [() => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(2000)]), "not_a_statement"],
  "random bytes": [() => randomBytes(100_000), "not_a_statement"],
  "a letter": [() => Buffer.from("Сайн байна уу, мөнгө шилжүүллээ."), "not_a_statement"],
  "a zip of something else": [
    () => {
      const zip = CFB.utils.cfb_new();
      CFB.utils.cfb_add(zip, "/a.txt", Buffer.from("a"));
      return CFB.write(zip, { fileType: "zip", type: "buffer" }) as Buffer;
    },
    "not_a_statement",
  ],
  "half a workbook": [() => xlsxOf(grid(500)).subarray(0, 9000), "damaged"],
  "half an old workbook": [() => xlsOf(grid(500)).subarray(0, 3000), "damaged"],
  "a workbook with bytes changed inside": [
    () => {
      const bytes = xlsxOf(grid(500));
      return bytes.fill(0xff, 100, 600);
    },
    "damaged",
  ],
  "the head of an encrypted workbook": [() => locked.subarray(0, 1500), "damaged", "900101"],
  "random bytes behind the head of an old workbook": [
    () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), randomBytes(20_000)]),
    "damaged",
  ],
};

describe("a hostile file is refused within a second or so", () => {
  it.each(Object.entries(HOSTILE))("%s", async (_name, [bytes, refused, password]) => {
    const file = bytes();
    const since = performance.now();
    expect(await reader.read(file, { password })).toMatchObject({ refused });
    expect(performance.now() - since).toBeLessThan(LIMITS.readMs);
  });
});

describe("an encrypted workbook", () => {
  it("asks for its password, says when it is wrong, and is read with it", async () => {
    // The way that hashes less; files of the other one are read by `read-file.test`.
    const file = encryptedOf(GRID, "900101", "standard");
    expect(await reader.read(file)).toEqual({ refused: "password_needed" });
    expect(await reader.read(file, { password: "900102" })).toEqual({ refused: "password_wrong" });
    expect(await reader.read(file, { password: "900101" })).toMatchObject({
      rows: [{ payer: "NARAN", amount: 5000 }],
    });
  });

  it("that asks for hours of hashing is refused at once", async () => {
    const bytes = Buffer.from(
      locked.toString("latin1").replace('spinCount="100000"', 'spinCount="999999999"'),
      "latin1",
    );
    expect(await reader.read(bytes, { password: "900101" })).toEqual({ refused: "damaged" });
  });
});

describe("the reader", () => {
  it("reads a cell far to the right of a range that is stated as the largest", async () => {
    const far = '<c r="XFD2" t="inlineStr"><is><t>far</t></is></c></row>';
    const sheet = sheetOf(rowsOf(GRID).replace(/<\/row>$/, far));
    expect(await reader.read(workbookWith(sheet))).toMatchObject({ rows: [{ payer: "NARAN", texts: [] }] });
  });

  it("reads a pasted text", async () => {
    const text = "우리 01/17 18:17 *250284 입금 3,000원 NARAN 잔액 103,000원";
    expect(await reader.read(text)).toMatchObject({ rows: [{ amount: 3000, payer: "NARAN" }] });
  });

  it("reads as many rows as are allowed, while this thread stays free", async () => {
    const bytes = workbookWith(sheetOf(rowsOf(grid(LIMITS.rows))));
    let longest = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const reading = await reader.read(bytes);
    clearInterval(clock);
    expect(reading).toMatchObject({ chain: "whole" });
    expect("rows" in reading && reading.rows).toHaveLength(LIMITS.rows);
    expect(longest).toBeLessThan(1000);
  });

  it("does not wait for a thread that has ended without an answer, and leaves it none of the server's secrets", async () => {
    const silent = join(dirname(workerFile), "silent.js");
    writeFileSync(silent, "process.exit(process.env.PATH ? require('no-such-file') : 0);");
    expect(await new StatementReader({ workerFile: silent }).read(xlsxOf(GRID))).toEqual({ refused: "damaged" });
  });

  it("gives a file up that takes too long, and reads the next one", async () => {
    const hurried = new StatementReader({ workerFile, readMs: 1 });
    expect(await hurried.read(xlsxOf(GRID))).toEqual({ refused: "too_slow" });
    expect(await hurried.read(xlsxOf(GRID))).toEqual({ refused: "too_slow" });
  });
});
