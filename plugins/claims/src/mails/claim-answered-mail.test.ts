import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import type { ClaimDecision } from "../contract";
import { claimAnsweredMail } from "./claim-answered-mail";

configured({ sessionSecret: "a secret of the tests" });

const OUTCOMES: readonly ClaimDecision["outcome"][] = ["answer", "refused", "credit", "transfer", "parcel"];

it.each(LANGUAGES.flatMap((language) => OUTCOMES.map((outcome) => [outcome, language] as const)))(
  "the answer %s in %s has the shop's words, what it gives, and nothing that is not filled",
  (outcome, language) => {
    const gives = outcome === "credit" || outcome === "transfer";
    const mail = claimAnsweredMail({
      number: 3,
      orderId: 42,
      outcome,
      answer: "Уучлаарай,\nхүргэгч оройтсон.",
      amount: gives ? 12_500 : 0,
      parcelOrderId: outcome === "parcel" ? 57 : null,
      addressee: {
        accountNumber: 5,
        email: "bold@example.com",
        language,
        paymentMethod: "bank_transfer",
        depositor: "BOLD",
      },
      shop: { shopName: "Зах", phone: "010-1234-5678", email: "shop@example.com" },
    });
    expect(mail.text).toContain("хүргэгч оройтсон.");
    expect(mail.text).toContain("ORD-0042");
    expect(mail.text.includes("₩12,500")).toBe(gives);
    expect(mail.text.includes("ORD-0057")).toBe(outcome === "parcel");
    expect(mail.text.includes("/refund-account?id=42")).toBe(outcome === "transfer");
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined|NaN/);
  },
);
