import { expect, it } from "vitest";
import { phoneLetters } from "./phone-letters";

it("writes Mongolian in the letters that Korean phones have", () => {
  expect(phoneLetters("[Зах] №12: Үхрийн мах «бэлэн» — өнөөдөр хүргэнэ")).toBe(
    '[Зах] №12: Ухрийн мах "бэлэн" - оноодор хургэнэ',
  );
});
