import { beforeAll, describe, expect, it } from "vitest";
import { encryptedOf } from "../../../plugins/statement-reader/src/bank-files.testing";
import { newPayer, TestBank, type Transfer } from "./bank-files";
import { type Client, signedInAdmin } from "./client";
import { Customer, imported, importedLine, linesOf, orderNow, type Placed, STATEMENTS, sendFile } from "./test-bank";

let admin: Client;
let customer: Customer;

beforeAll(async () => {
  admin = await signedInAdmin();
  customer = await Customer.register();
  // A namesake with an open order of the sum that most of these orders have.
  await (await Customer.register()).order();
});

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe("a line that settles nothing", () => {
  /** Imports one line; the order must wait as before. */
  async function waits(order: Placed, transfer: Transfer) {
    const line = await importedLine(admin, transfer);
    expect(line).toMatchObject({ state: "waiting", orderIds: [], decidedBy: null });
    expect(await orderNow(admin, order.id)).toMatchObject({ status: "pending", received: 0 });
    return line;
  }

  it("is one won short", async () => {
    const order = await customer.order();
    const line = await waits(order, { payer: order.code, amount: order.total - 1 });
    expect(line).toMatchObject({
      kind: "too_little",
      reason: { code: "amount_differs", orderIds: [order.id], due: order.total },
      choices: ["part"],
    });
    expect(line?.proposals[0]?.orders[0]).toMatchObject({ id: order.id, due: order.total });
  });

  it("has a code with two wrong letters", async () => {
    const order = await customer.order();
    const wrong =
      order.code.slice(0, 3) + Array.from(order.code.slice(3), (sign) => (sign === "A" ? "B" : "A")).join("");
    expect((await waits(order, { payer: `${newPayer()} ${wrong}`, amount: order.total }))?.reason?.code).toBe(
      "wrong_code",
    );
  });

  it("came before the order", async () => {
    const order = await customer.order();
    const at = new Date(Date.now() - 3_600_000);
    expect((await waits(order, { payer: order.code, amount: order.total, at }))?.reason?.code).toBe("older_than_order");
  });

  it("names a service or the sum alone, is interest, a formula or markup, or has a name that several people have", async () => {
    const formula = '=HYPERLINK("http://x";"BOLD BAT")';
    const payers = ["(주)카카오페이", newPayer(), "예금이자", formula, "<b>BOLD BAT</b>", "BOLD BAT"];
    const order = await customer.order();
    const bank = new TestBank();
    for (const payer of payers) bank.transfer({ payer, amount: order.total });
    const { rows } = await imported(admin, bank);
    const waiting = { state: "waiting", orderIds: [], decidedBy: null };
    expect(rows).toMatchObject(payers.map((payer) => ({ payer, ...waiting })));
    expect(await orderNow(admin, order.id)).toMatchObject({ status: "pending", received: 0 });
  });

  it("is for an order that is cancelled, or paid already", async () => {
    const cancelled = await customer.order();
    await admin.patch(`/api/orders/${cancelled.id}/status`, { status: "cancelled" });
    const paid = await customer.order();
    await admin.patch(`/api/orders/${paid.id}/status`, { status: "processing" });
    const bank = new TestBank().transfer({ payer: cancelled.code, amount: cancelled.total });
    const { rows } = await imported(admin, bank.transfer({ payer: paid.code, amount: paid.total }));
    // Money that was entered by hand came once: nothing leads to a refund.
    expect(rows.map(({ kind, reason, choices }) => [kind, reason?.code, choices.includes("unneeded")])).toEqual([
      ["cancelled", "order_cancelled", true],
      ["maybe_entered", "entered_by_hand", false],
    ]);
  });

  it("names an account that is none of the shop's, masked in two ways", async () => {
    const order = await customer.order();
    const alert = new TestBank().transfer({ payer: order.code, amount: order.total }).alert(0);
    const text = `${alert}\n\n${alert.replace("*250284", "**50284")}`;
    const { status, body } = await admin.post<{ id: number }>(STATEMENTS, { text });
    expect([status, body]).toMatchObject([201, { new: 1, settled: 0, waiting: 1 }]);
    const rows = await linesOf(admin, body.id);
    expect(rows.find(({ state }) => state === "waiting")).toMatchObject({
      kind: "doubtful",
      reason: { code: "foreign_account" },
      proposals: [{ orderIds: [order.id] }],
    });
  });

  it("stands below a second account in a file, which is none of the shop's", async () => {
    const [order, foreign] = [await customer.order(), await customer.order()];
    const bank = new TestBank().transfer({ payer: order.code, amount: order.total });
    const second = new TestBank().transfer({ payer: foreign.code, amount: foreign.total });
    const bytes = Buffer.concat([bank.file(), Buffer.from("\r\n계좌번호,999-888-777666\r\n"), second.file().slice(3)]);
    const { status, body } = await sendFile(admin, bytes);
    expect([status, body]).toMatchObject([201, { new: 2, settled: 1, waiting: 1 }]);
    const [, line] = await linesOf(admin, body.id);
    expect(line).toMatchObject({ reason: { code: "foreign_account" }, proposals: [{ orderIds: [foreign.id] }] });
    expect((await orderNow(admin, foreign.id)).status).toBe("pending");
  });

  it("states another account than the chosen one", async () => {
    const order = await customer.order();
    const { id } = (await admin.get<{ id: number }>("/api/bank-accounts/default")).body;
    const bank = new TestBank().transfer({ payer: order.code, amount: order.total });
    const header = Buffer.from("계좌번호,941602-00-111318\r\n");
    const refused = await sendFile(admin, Buffer.concat([header, bank.file().slice(3)]), [
      ["bankAccountId", String(id)],
    ]);
    expect(refused).toMatchObject({ status: 409, body: { code: "statement_account_differs" } });
    const text = bank.alert(0).replace("*250284", "941602**318");
    const { body } = await admin.post<{ id: number }>(STATEMENTS, { text, bankAccountId: id });
    expect(await linesOf(admin, body.id)).toMatchObject([{ state: "waiting", reason: { code: "foreign_account" } }]);
    expect((await orderNow(admin, order.id)).status).toBe("pending");
  });

  it("may be money that was entered by hand, though another order owes the same", async () => {
    const buyer = await Customer.register();
    const [paid, open] = [await buyer.order(3), await buyer.order(3)];
    await admin.patch(`/api/orders/${paid.id}/status`, { status: "processing" });
    expect(await waits(open, { payer: "BOLD BAT", amount: open.total })).toMatchObject({
      kind: "maybe_entered",
      reason: { code: "entered_by_hand" },
    });
  });

  describe.each([
    ["a word", "입금취소"],
    ["a minus where deposits stand", ""],
  ])("was taken back by %s", (_how, word) => {
    it.each([
      ["of a file that was imported before", 1],
      ["of a file that had it too", 0],
    ])("%s, and one that comes after it settles", async (_when, start) => {
      // Nobody else has orders of this sum: their deposits would be doubted.
      const order = await customer.order(start + 21 + word.length);
      const bank = new TestBank()
        .transfer({ payer: order.code, amount: order.total })
        .transfer({ payer: word, amount: -order.total, at: after(1) })
        .transfer({ payer: newPayer(), amount: 1000, at: after(2) })
        .transfer({ payer: order.code, amount: order.total, at: after(3) });
      if (word === "") bank.rows[1]?.splice(2, 2, "0", String(-order.total));
      const before = await imported(admin, bank, start, 3);
      expect(before.unread.length).toBeGreaterThan(0);
      const alone = await imported(admin, bank, 0, 1);
      const waiting = [...before.rows, ...alone.rows].filter(
        ({ payer, state }) => payer === order.code && state === "waiting",
      );
      expect(waiting).toMatchObject([
        { reason: { code: "taken_back", takenBack: { precision: "second" } }, proposals: [{ orderIds: [order.id] }] },
      ]);
      expect(await orderNow(admin, order.id)).toMatchObject({ status: "pending", received: 0 });
      await imported(admin, bank, 1, 3);
      expect((await imported(admin, bank, 3)).rows).toMatchObject([{ state: "settled", orderIds: [order.id] }]);
    });
  });

  it.each<[string, number, (order: Placed) => TestBank | string]>([
    [
      "a message imported before says that it was taken back",
      31,
      ({ total, code }) =>
        new TestBank()
          .transfer({ payer: code, amount: total, at: after(1) })
          .alert(0)
          .replace("입금", "입금취소"),
    ],
    [
      "a file imported before does, in a row that cannot be read whole",
      32,
      ({ total, code }) => {
        const bank = new TestBank().transfer({ payer: code, amount: -total, at: after(1) });
        bank.rows[0]?.splice(2, 2, "0", `취소 ${total.toLocaleString("en")}`);
        return bank;
      },
    ],
    [
      "as much went out to its payer in a file imported before",
      33,
      ({ total, code }) => new TestBank().transfer({ payer: code, amount: -total, at: after(1) }),
    ],
  ])("waits where %s", async (_how, kilograms, before) => {
    const order = await customer.order(kilograms);
    const back = before(order);
    const sent = await (typeof back === "string"
      ? admin.post(STATEMENTS, { text: back })
      : sendFile(admin, back.file()));
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    await waits(order, { payer: order.code, amount: order.total });
  });

  it("has no amount, or went out", async () => {
    const order = await customer.order();
    const bank = new TestBank().transfer({ payer: order.code, amount: 0 });
    const { rows, ...answer } = await imported(admin, bank.transfer({ payer: order.code, amount: -order.total }));
    expect(answer).toMatchObject({ new: 0, settled: 0, waiting: 0 });
    expect(rows).toEqual([]);
    expect((await orderNow(admin, order.id)).status).toBe("pending");
  });
});

describe("a bad file", () => {
  const PNG = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  );
  const grid = [
    ["거래일시", "구분", "거래금액", "거래 후 잔액", "내용"],
    ["2026.11.20 10:00:00", "입금", "1,000", "5,000", "BAT"],
  ];

  it.each([
    [415, "statement_unreadable", PNG],
    [415, "statement_unreadable", Buffer.from("Сайн байна уу")],
    [400, "statement_empty", Buffer.alloc(0)],
    [
      413,
      "statement_too_many_rows",
      Buffer.from(`거래일시,내용,입금액\n${"2026.11.20 10:00:00,BAT,1000\n".repeat(25_000)}`),
    ],
    [413, "image_too_large", Buffer.alloc(6 * 1024 * 1024, "a")],
    [415, "statement_damaged", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200, 1)])],
    [422, "statement_password_needed", encryptedOf(grid, "900101", "standard")],
  ])("is refused with %d %s", async (status, code, bytes) => {
    const answer = await sendFile(admin, bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  it("with a wrong password is refused, and with the right one read", async () => {
    const file = encryptedOf(grid, "900101", "standard");
    expect((await sendFile(admin, file, [["password", "900102"]])).body.code).toBe("statement_password_wrong");
    expect((await sendFile(admin, file, [["password", "900101"]])).status).toBe(201);
  });

  it("asks for columns that it cannot tell, once", async () => {
    const unlike = `Өдөр ${newPayer()}`;
    const file = () =>
      Buffer.from(`${unlike},Хэн,Орлого\n2026.11.20 10:00:00,${newPayer()},${Date.now() % 1_000_000}\n`);
    const asked = await sendFile(admin, file());
    expect(asked.body).toMatchObject({ code: "statement_columns_unknown" });
    expect(asked.body.unknown).toMatchObject({ headers: [{ cells: [unlike, "Хэн", "Орлого"] }] });
    const columns = JSON.stringify({ date: unlike, payer: "Хэн", in: "Орлого" });
    expect(await sendFile(admin, file(), [["columns", columns]])).toMatchObject({ status: 201, body: { new: 1 } });
    expect(await sendFile(admin, file())).toMatchObject({ status: 201, body: { new: 1 } });
  });

  it("of which nothing was read is refused with the rows, and tells rows beside those that were", async () => {
    const header = "거래일시,내용,입금액,출금액\n";
    const unread = ["2026.11.20 10:00:00,BAT,1000,1000", "2026.13.20,BAT,1000,"];
    const refused = await sendFile(admin, Buffer.from(header + unread.join("\n")));
    expect(refused).toMatchObject({ status: 422, body: { code: "statement_nothing_read" } });
    const reasons = [
      { row: 2, reason: "two_amounts" },
      { row: 3, reason: "no_date" },
    ];
    expect(refused.body.unread).toEqual(reasons);
    expect(refused.body.unknown).toMatchObject({ missing: [], found: { payer: "내용" }, samples: [{ row: 2 }, {}] });
    const { unknown, ...empty } = (await sendFile(admin, Buffer.from(header))).body;
    expect(empty).toMatchObject({ code: "statement_nothing_read", unread: [] });
    expect(unknown).toBeUndefined();
    const row = `2026.11.20 10:00:00,${newPayer()},1000,`;
    const read = () => sendFile(admin, Buffer.from(header + [...unread, row].join("\n")));
    expect(await read()).toMatchObject({ status: 201, body: { lines: 1, new: 1, known: 0, unread: reasons } });
    expect(await read()).toMatchObject({ status: 201, body: { lines: 1, new: 0, known: 1, unread: reasons } });
  });

  it("is no file at all, or of an account that is not there", async () => {
    expect(await admin.refused(400, "POST", STATEMENTS, { json: {} })).toMatchObject({ code: "statement_missing" });
    const json = { text: new TestBank().transfer({ payer: "BAT", amount: 1 }).alert(0), bankAccountId: 2147483647 };
    expect(await admin.refused(404, "POST", STATEMENTS, { json })).toMatchObject({ code: "bank_account_not_found" });
  });
});
