import { screen, waitFor, within } from "@testing-library/react";
import type { BankStatement, BankStatementDetail, ImportedStatement } from "@zakh/bank-statements/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../../testing/render-screen.testing";
import TransfersScreen from "./transfers-screen";

const COUNTS = { new: 2, known: 0, settled: 0, settling: 0, waiting: 2, ignored: 0, unread: [] };
const IMPORTED: ImportedStatement = { id: 1, lines: 2, chain: "whole", ...COUNTS };
const STATEMENT: BankStatement = {
  ...IMPORTED,
  name: "거래내역.csv",
  bankAccountId: null,
  gaps: [],
  importedBy: "Админ",
  createdAt: "2026-11-28T03:00:00.000Z",
  layoutId: null,
  firstAt: null,
  lastAt: null,
};
const PASTED: BankStatement = { ...STATEMENT, id: 2, name: "" };

function detailOf({ lines, ...statement }: BankStatement): BankStatementDetail {
  return { ...statement, rows: lines, header: null, lines: [] };
}

function open(answers: Answers) {
  return renderScreen(<TransfersScreen />, {
    at: "/admin/transfers",
    answers: {
      "GET /api/admin/statement-lines": { json: [], headers: { "X-Total-Count": "0" } },
      "GET /api/admin/bank-statements": { json: [PASTED, STATEMENT], headers: { "X-Total-Count": "2" } },
      "GET /api/admin/bank-statements/1": { json: detailOf(STATEMENT) },
      "GET /api/admin/bank-statements/2": { json: detailOf(PASTED) },
      "GET /api/bank-accounts": { json: [] },
      "GET /api/admin/ignored-payers": { json: [] },
      ...answers,
    },
  });
}

const chooser = () => screen.findByLabelText<HTMLInputElement>("Банкны файл сонгох", { selector: "input" });
const csv = () => new File(["x"], "거래내역.csv", { type: "text/csv" });

it("a file of which rows are missing says between which, and that nothing settles by itself", async () => {
  const balance = (row: number, won: number) => ({ row, at: "2026-11-28T03:00:00.000Z", balance: won });
  const gaps = [{ before: balance(2, 10_000), after: balance(3, 16_000), missing: 5000 }];
  const broken = { ...STATEMENT, chain: "broken" as const, gaps };
  const { person } = await open({
    "POST /api/admin/bank-statements": { status: 201, json: { ...IMPORTED, chain: "broken" } },
    "GET /api/admin/bank-statements/1": { json: detailOf(broken) },
  });
  await person.upload(await chooser(), csv());
  await screen.findByText("Энэ хоёрын хооронд мөр дутуу (зөрүү: ₩5,000)");
  const counts = within(screen.getByRole("region", { name: "Банкны файл оруулах" })).getAllByRole("listitem");
  expect(counts.slice(0, 3).map(({ textContent }) => textContent)).toEqual(["0тулгасан", "2шийдэх", "0тооцоогүй"]);
});

it("messages are pasted, not without a text, and stand among the past statements, which open", async () => {
  const { person, callsOf, address } = await open({
    "POST /api/admin/bank-statements": { status: 201, json: { ...IMPORTED, id: 2 } },
  });
  await person.click(await screen.findByRole("button", { name: "Мессеж буулгах" }));
  const form = within(await screen.findByRole("dialog", { name: "Мессеж буулгах" }));
  await person.click(form.getByRole("button", { name: "Уншуулах" }));
  await form.findByText("Банкны файлаа сонгох эсвэл банкны мессежээ буулгана уу");
  const message = "우리 11/28 12:00 *250284 입금 1,234원 NARAN 잔액 9,000원";
  await person.click(form.getByLabelText("Банкны мессеж"));
  await person.paste(message);
  await person.click(form.getByRole("button", { name: "Уншуулах" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent, ...others] = callsOf("POST /api/admin/bank-statements").map(({ body }) => body as FormData);
  expect([...(sent ?? [])]).toEqual([["text", message]]);
  expect(others).toEqual([]);

  await person.click(screen.getByRole("tab", { name: "Хуулга" }));
  await waitFor(() => expect(screen.getAllByText("Буулгасан мессеж")).not.toHaveLength(0));
  await person.click(screen.getAllByRole("link", { name: /^거래내역\.csv/ })[0] as HTMLElement);
  await screen.findByRole("region", { name: "거래내역.csv" });
  expect(address()).toContain("statement=1");
});

it("columns are asked for in place, once, and a file that is no statement is refused by its name", async () => {
  const header = ["언제", "누가", "나감", "들어옴", "남음"];
  let isKnown = false;
  const { person, callsOf } = await open({
    "POST /api/admin/bank-statements": ({ body }) => {
      const form = body as FormData;
      const file = form.get("file") as File;
      if (file.type === "image/png") {
        const errors = { file: { code: "statement_file_unreadable", message: "Энэ нь банкны файл биш байна" } };
        return { status: 400, json: { code: "validation_failed", message: "", errors } };
      }
      isKnown ||= form.has("columns");
      if (isKnown) return { status: 201, json: IMPORTED };
      const unknown = {
        missing: ["date", "amount", "payer"],
        found: {},
        headers: [{ row: 1, cells: header }],
        samples: [{ row: 2, cells: ["2026-11-28", "NARAN", "", "800", "9,000"] }],
      };
      return { status: 400, json: { code: "statement_columns_unknown", message: "", unknown } };
    },
  });
  await person.upload(await chooser(), csv());
  const read = () => screen.findByRole("button", { name: "Уншуулах" });
  await person.click(await read());
  await waitFor(() => expect(screen.getAllByText("Баганаа сонгоно уу")).toHaveLength(3));
  for (const [field, column] of [
    ["Огноо", "언제"],
    ["Мөнгөн дүн", "들어옴"],
    ["Шилжүүлэгчийн нэр", "누가"],
  ] as const) {
    await person.click(screen.getByRole("combobox", { name: field }));
    await person.click(await screen.findByRole("option", { name: column }));
  }
  await screen.findByText("Жишээ: NARAN");
  await person.click(await read());
  await screen.findByText("шийдэх");
  await person.upload(await chooser(), csv());
  await waitFor(() => expect(callsOf("POST /api/admin/bank-statements")).toHaveLength(3));
  expect(screen.queryByRole("button", { name: "Уншуулах" })).toBeNull();
  expect(
    callsOf("POST /api/admin/bank-statements").map(({ body }) => JSON.parse(String((body as FormData).get("columns")))),
  ).toEqual([null, { date: "언제", in: "들어옴", payer: "누가" }, null]);

  const picture = new File(["x"], "зураг.xlsx", { type: "image/png" });
  (await chooser()).removeAttribute("accept");
  await person.upload(await chooser(), picture);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("зураг.xlsx");
});
