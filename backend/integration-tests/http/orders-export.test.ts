import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { sheetFile } from "@zakh/kit/export/sheet";
import { orderNumber } from "@zakh/orders/contract";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, edgeUrl, signedInAdmin } from "./client";
import { allOrders, plainProduct, Shopper, todayInSeoul } from "./orders-client";
import { TestProducts } from "./test-products";
import { sheetElements, workbookRows } from "./workbook-cells";

let admin: Client;
let shopper: Shopper;
let beef: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
  beef = await plainProduct();
});

const FORMULA = '=HYPERLINK("http://evil.example";"x")';

/** The file's bytes. */
async function download(query: string, language?: string) {
  const cookie = `zakh.sid=${admin.cookie("zakh.sid")}${language ? `; preferred-language=${language}` : ""}`;
  const response = await fetch(`${edgeUrl}/api/admin/orders/export?${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The rows of a CSV file, read by another parser than ours. */
function rowsOf(csv: Buffer, delimiter = ","): string[][] {
  return parse(csv, { bom: true, delimiter, relax_quotes: true, relax_column_count: true });
}

function linesOf(csv: Buffer): string[] {
  return csv
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
}

describe("the orders as CSV", () => {
  it("opens in Excel with Cyrillic, one order per line, with columns in the language of the request", async () => {
    const { id, totalAmount } = await shopper.place([{ productId: beef.id, quantity: 1.5 }]);
    const { headers, bytes } = await download(`format=csv&search=${orderNumber(id)}`);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="orders-${todayInSeoul()}.csv"`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, row = [], ...rest] = rowsOf(bytes);
    expect(rest).toEqual([]);
    expect(titles).toContain("Захиалгын дугаар");
    expect(row[0]).toBe(orderNumber(id));
    expect(row[1]).toMatch(new RegExp(`^${todayInSeoul()} `));
    expect(row).toContain("Төлбөр хүлээгдэж буй");
    expect(beef.origin).not.toBe("");
    expect(row).toContain(`${beef.name} 1.5 кг (${beef.origin})`);
    // The last cells are what was taken off, and what credit paid: nothing.
    expect(linesOf(bytes)[1]?.endsWith(`,${totalAmount},,,,,"",,,`)).toBe(true);
    expect(linesOf((await download(`search=${orderNumber(id)}`, "en")).bytes)[0]).toContain("Order number");
  });

  it("contains every order of the filters, once, in the order of the list", async () => {
    await shopper.place([{ productId: beef.id, quantity: 1 }]);
    for (const query of ["status=pending", "sort=oldest", `startDate=${todayInSeoul()}`]) {
      const orders = await allOrders(admin, query);
      const [, ...rows] = rowsOf((await download(`format=csv&${query}`)).bytes);
      expect(rows.map(([number]) => number)).toEqual(orders.map(({ id }) => orderNumber(id)));
    }
  });

  it("never executes a shopper's text", async () => {
    const order = await shopper.order([{ productId: beef.id, quantity: 1 }], {
      customerName: FORMULA,
      customerAddress: "@SUM(1+1)*cmd|' /C calc'!A0",
      transferAccountHolder: "+82101234",
    });
    const { body } = await shopper.client.post<{ id: number }>("/api/orders", order);
    const [, row = ""] = linesOf((await download(`search=${orderNumber(body.id)}`)).bytes);
    expect(row).toContain(`"'=HYPERLINK(""http`);
    expect(row).toContain("'@SUM");
    expect(row).toContain("'+82101234");
  });

  it.each([",", ";", "\t"])("hold no formula behind a line break or a separator, read by %j", async (separator) => {
    const order = await shopper.order([{ productId: beef.id, quantity: 1 }], {
      customerName: `Бат;=1+1`,
      customerAddress: "Чонжу\n@SUM(1)\t-2",
      transferAccountHolder: "xx\n=cmd|'/C calc'!A0",
    });
    const { body } = await shopper.client.post<{ id: number }>("/api/orders", order);
    const { bytes } = await download(`search=${orderNumber(body.id)}`);
    expect(
      rowsOf(bytes, separator)
        .flat()
        .filter((cell) => /^[\s"]*[=+\-@]/.test(cell)),
    ).toEqual([]);
  });
});

const sheetOf = (...rows: (string | number)[][]) => ({
  name: "x",
  titles: ["x"],
  rows,
  widths: [9],
  numberFormat: "0",
});

describe("the orders as a workbook", () => {
  it("are an Excel file", async () => {
    const { headers, bytes } = await download(`format=xlsx&startDate=${todayInSeoul()}`);
    expect(headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="orders-${todayInSeoul()}.xlsx"`);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.includes("xl/worksheets/sheet1.xml")).toBe(true);
  });

  it.each(["=1+1", "+82", "-1", "@SUM(A1)", "\t=1", "\n=1", "＝1"])("hold %j as a text", async (text) => {
    const [, row] = workbookRows(await sheetFile(sheetOf([text, 26500])));
    expect(row).toEqual([
      { kind: "text", value: text },
      { kind: "number", value: "26500" },
    ]);
  });

  it("is complete whatever a text contains, and turns none into a link", async () => {
    const texts = ["a\0b\u001fc", "\ud800x", "_x000D_ _x0041_", "\r\n=1", "https://evil.example", "<c><f>1</f></c>"];
    const file = await sheetFile(sheetOf(texts, ["я".repeat(40_000)]));
    const [, row = [], [long] = []] = workbookRows(file);
    expect(row.map(({ value }) => value)).toEqual([
      "abc",
      "x",
      "_x000D_ _x0041_",
      "\n=1",
      "https://evil.example",
      "<c><f>1</f></c>",
    ]);
    expect(long?.value).toHaveLength(32_767);
    expect(sheetElements(file)).not.toContain("hyperlinks");
    expect(sheetElements(file)).not.toContain("f");
  });

  it("contains a shopper's text unchanged, and never as a formula", async () => {
    const testProducts = new TestProducts(admin);
    const formulas = { name: `+1+1 ${randomUUID()}`, address: "@SUM(1+1)*cmd|' /C calc'!A0", holder: "-2+3" };
    try {
      const { id: productId } = await testProducts.add({ name: formulas.name });
      const order = await shopper.order([{ productId, quantity: 1 }], {
        customerName: FORMULA,
        customerAddress: formulas.address,
        transferAccountHolder: formulas.holder,
      });
      const { body } = await shopper.client.post<PlacedOrder>("/api/orders", order);
      const { bytes } = await download(`format=xlsx&search=${orderNumber(body.id)}`);
      const [titles = [], row = [], sums = [], ...rest] = workbookRows(bytes);
      expect(rest).toEqual([]);
      expect(sums.filter(({ kind }) => kind === "text").map(({ value }) => value)).toEqual(["Нийт"]);
      expect([...titles, ...row].filter(({ kind }) => kind === "formula")).toEqual([]);
      const texts = row.flatMap(({ kind, value }) => (kind === "text" ? [value] : []));
      expect(texts).toEqual(
        expect.arrayContaining([FORMULA, formulas.address, formulas.holder, `${formulas.name} 1 кг (Монгол)`]),
      );
      const ofTotal = titles.findIndex(({ value }) => value === "Нийт дүн (₩)");
      expect([row[ofTotal], Number(sums.at(-1)?.value)]).toEqual([{ kind: "number", value: body.totalAmount }, 0]);
    } finally {
      await testProducts.clear();
    }
  });
});

it("refuses an unknown format, and an invalid day", async () => {
  expect((await admin.refused(400, "GET", "/api/admin/orders/export?format=pdf")).fields?.format?.code).toBe(
    "value_invalid",
  );
  const { fields } = await admin.refused(
    400,
    "GET",
    "/api/admin/orders/export?startDate=2026-03-01&endDate=2026-02-01",
  );
  expect(fields?.endDate?.code).toBe("date_range_invalid");
  for (const format of ["csv", "xlsx"]) {
    const path = `/api/admin/orders/export?format=${format}&startDate=0000-01-01`;
    expect((await admin.refused(400, "GET", path)).fields?.startDate?.code).toBe("date_invalid");
  }
});
