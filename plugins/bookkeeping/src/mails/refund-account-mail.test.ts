import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { refundAccountMail } from "./refund-account-mail";

configured({ sessionSecret: "a secret of the tests" });

/** What only a mail says by which money is still to go back, and what only one says by which it went. */
const TO_BE_RETURNED = { mn: /буцаан шилжүүлэх/, ru: /должны вернуть/, en: /want to transfer/, ko: /돌려드리려/ };
const RETURNED = { mn: /буцаан шилжүүллээ/, ru: /вернули|перевели/i, en: /have transferred/, ko: /환불해 드렸/ };

it.each(LANGUAGES)("a customer is asked in %s for the account to which money will be returned", (language) => {
  const mail = refundAccountMail({
    changeId: "ordch_1",
    number: 42,
    toTransfer: 26500,
    addressee: {
      accountNumber: 1,
      email: "bold@example.com",
      language,
      paymentMethod: "bank_transfer",
      depositor: "BOLD",
    },
    shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
  });
  expect(mail.text).toContain("\nhttp://localhost:3000/refund-account?id=42\n");
  expect(mail.text).toContain("₩26,500");
  expect(mail.text).toMatch(TO_BE_RETURNED[language]);
  expect(mail.text).not.toMatch(RETURNED[language]);
  expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
});
