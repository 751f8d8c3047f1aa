import { configured } from "@zakh/kit/configuration/configured.testing";
import { dayText, LANGUAGES } from "@zakh/kit/contract";
import { expect, it } from "vitest";
import { otherDayMail } from "./other-day-mail";

configured({ sessionSecret: "a secret of the tests" });

it.each(LANGUAGES)("tells the shop's new day beside those of stores, which stay, in %s", (language) => {
  const { text } = otherDayMail({
    changeId: "ordch_1",
    number: 42,
    addressee: { accountNumber: 5, email: "bold@example.com", language, paymentMethod: "bank_transfer", depositor: "" },
    shop: { shopName: "Зах", phone: "", email: "" },
    days: { leavesOn: "2026-12-01", arrivesOn: "2026-12-02" },
    sellersDays: [{ name: "Буузны газар", leavesOn: "2026-12-03" }],
  });
  for (const day of ["2026-12-01", "2026-12-02"]) expect(text).toContain(dayText(day, language));
  expect(text.split("\n").find((line) => line.includes("Буузны газар"))).toContain(dayText("2026-12-03", language));
});
