import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { expect, it } from "vitest";
import { openScreen } from "../../testing/render-screen.testing";

const USUAL: BankAccount = {
  id: 1,
  bankName: "Уури банк",
  accountNumber: "1002-345",
  accountHolder: "Зах",
  description: null,
  isDefault: true,
  isActive: true,
  createdAt: "2026-11-24T00:00:00.000Z",
};
const OTHER: BankAccount = { ...USUAL, id: 2, bankName: "Кукмин банк", isDefault: false };

const ANSWERS = { "GET /api/bank-accounts": { json: [USUAL, OTHER] } };

const defaultSwitch = ({ bankName, accountNumber }: BankAccount) =>
  screen.findByRole<HTMLButtonElement>("switch", { name: `${bankName} ${accountNumber}: үндсэн данс болгох` });

it("the default account can be neither deleted nor switched off", async () => {
  const { person } = await openScreen("bank-accounts", { answers: ANSWERS });
  const usual = await defaultSwitch(USUAL);
  expect(usual.disabled).toBe(true);
  expect(usual.getAttribute("aria-checked")).toBe("true");
  await person.click(screen.getByRole("button", { name: "Уури банк 1002-345: үйлдлүүд" }));
  const remove = await screen.findByRole("menuitem", { name: /Устгах/ });
  expect(remove.getAttribute("aria-disabled")).toBe("true");
  await person.click(screen.getByRole("menuitem", { name: /Данс засах/ }));
  const form = within(await screen.findByRole("dialog"));
  for (const name of [/^Үндсэн данс/, /^Идэвхтэй/])
    expect(form.getByRole<HTMLButtonElement>("switch", { name }).disabled).toBe(true);
});

it("a new default is a call of its own, and a refusal shows the server's message", async () => {
  const message = "Идэвхгүй дансыг үндсэн данс болгох боломжгүй";
  const { person, callsOf } = await openScreen("bank-accounts", {
    answers: {
      ...ANSWERS,
      "POST /api/bank-accounts/2/set-default": { status: 409, json: { code: "bank_account_inactive", message } },
    },
  });
  await person.click(await defaultSwitch(OTHER));
  await screen.findByText("Алдаа гарлаа");
  screen.getByText(message);
  expect(callsOf("POST /api/bank-accounts/2/set-default")).toHaveLength(1);
  expect((await defaultSwitch(OTHER)).getAttribute("aria-checked")).toBe("false");
});

it.each([
  [400, "Талбаруудаа шалгана уу."],
  [401, "Таны эрх хүрэхгүй байна. Дахин нэвтэрнэ үү."],
  [500, "Диск дүүрсэн"],
])("an account that the server cannot save says why, with %i", async (status, words) => {
  const { person } = await openScreen("bank-accounts", {
    answers: { ...ANSWERS, "POST /api/bank-accounts": { status, json: { message: "Диск дүүрсэн" } } },
  });
  const opener = await screen.findByRole<HTMLButtonElement>("button", { name: "Шинэ данс" });
  await waitFor(() => expect(opener.disabled).toBe(false));
  await person.click(opener);
  const form = within(await screen.findByRole("dialog"));
  for (const [label, value] of [
    ["Банкны нэр", "Банк"],
    ["Дансны дугаар", "1"],
    ["Данс эзэмшигч", "Сараа"],
  ] as const)
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  await person.click(form.getByRole("button", { name: "Хадгалах" }));
  await screen.findByText(words);
});
