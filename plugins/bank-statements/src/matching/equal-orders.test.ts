import { expect, it } from "vitest";
import { CONFIRMED, line, minutesAfter, one, order } from "./match-lines.testing";

const account = { accountId: "account-1" };
const older = order({ ...account, number: 7, placedAt: minutesAfter(-300) });
const younger = order({ ...account, number: 3, placedAt: minutesAfter(0) });

it.each([
  ["the name that was typed", { payer: "BAT BOLORMAA" }],
  ["a payer who was confirmed", { payer: "GANBAT DORJ" }],
  ["a cut name", { payer: "BAT BOLORMA" }],
])("of two orders of one person that owe the same, %s settles the older", (_what, change) => {
  for (const orders of [
    [older, younger],
    [younger, older],
  ])
    expect(one(line(change), orders, CONFIRMED)).toMatchObject({ state: "settled", orderNumbers: [7] });
});

it.each([
  ["the sum alone", {}],
  ["the name, while another has it too", { payer: "BAT BOLORMAA" }],
])("where their transfer waits by %s, the older is proposed first", (_what, change) => {
  const namesake = order({ number: 9, due: 9000 });
  const proposals = [{ orderNumbers: [7] }, { orderNumbers: [3] }];
  for (const orders of [
    [older, younger, namesake],
    [younger, older, namesake],
  ])
    expect(one(line(change), orders, [])).toMatchObject({ state: "waiting", proposals });
});
