import { LANGUAGES } from "@zakh/kit/contract";
import { z } from "zod";
import type { PaymentMethod, PaymentTexts } from "./payment-method";

export function testMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    code: "bank_transfer",
    providerId: "pp_test_test",
    immediate: false,
    delivers: true,
    asks: z.object({ selectedBankAccount: z.string({ error: "bank_account_required" }) }),
    facts: ["bankName", "accountNumber"],
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, testTexts(language)])) as PaymentMethod["texts"],
    tables: [],
    offer: async () => ({ isOffered: true, details: {} }),
    refuses: ["bank_account_unavailable"],
    prepare: async () => ({ details: {}, payer: "" }),
    factsOf: (details) => details as Record<string, string>,
    ...overrides,
  };
}

function testTexts(language: string): PaymentTexts {
  return {
    name: `Transfer (${language})`,
    hint: "To our account",
    "fact.bankName": "Bank",
    "fact.accountNumber": "Account",
    "mail.amount": "Amount",
    "mail.placed.pay": "Pay {{total}} under the name that stands here.",
    "mail.placed.payElsewhere": "Pay {{total}} with the code below after the sender's name.",
    "mail.placed.next": "We will tell you.",
    "mail.completed.heading": `Handed over (${language})`,
    "says.unpaid": "To be transferred",
  };
}
