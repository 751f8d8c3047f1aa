import { expect, it } from "vitest";
import { htmlOf, tableOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const STATEMENT = tableOf([
  ["거래일시", "내용", "입금액", "계좌번호"],
  ["2024.01.15", "NARAN", "5000", "110-222-333444"],
]);
const other = (number: string) => tableOf([["예금주", "NARAN", "계좌 번호", number]]);

it.each([
  ["above the transfers", htmlOf(other("941602-04-***318"), STATEMENT), "941602-04-***318"],
  ["and not the one of a payer, or of what stands below", htmlOf(STATEMENT, other("941602-04-123318")), undefined],
])("the account is the number %s", async (_where, page, account) => {
  expect(statementOf(await readFile(Buffer.from(page))).account).toBe(account);
});
