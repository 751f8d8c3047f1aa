import { expect, it } from "vitest";
import { Refusal } from "../../client";
import { CATALOGUES } from "../../i18n/catalogues";
import { createTexts } from "../../i18n/text";
import { saveFailure } from "./save-failure";

const texts = await createTexts("mn", await CATALOGUES.mn());
const failureOf = (error: unknown) => saveFailure(error, texts);

it("asks to check the form when the server finds an error in it", () => {
  expect(failureOf(new Refusal(400, { message: "Форм алдаатай байна" }))).toBe("Талбаруудаа шалгана уу.");
});

it("states that the rights are not sufficient, in the specification's words", () => {
  expect(failureOf(new Refusal(401, { message: "Нэвтрэх шаардлагатай" }))).toBe(
    "Таны эрх хүрэхгүй байна. Дахин нэвтэрнэ үү.",
  );
});

it("states that the server failed, in its own words where it has any", () => {
  expect(failureOf(new Refusal(500, { message: "Диск дүүрсэн" }))).toBe("Диск дүүрсэн");
  expect(failureOf(new Refusal(500, {}))).toBe("Серверийн алдаа гарлаа. Дахин оролдоно уу.");
});

it("shows the server's words for a conflict", () => {
  const words = "Үндсэн дансыг устгах, идэвхгүй болгох боломжгүй";
  expect(failureOf(new Refusal(409, { message: words }))).toBe(words);
});

it("leaves an unreachable server to others", () => {
  expect(failureOf(new TypeError("Failed to fetch"))).toBe("Дансыг хадгалж чадсангүй. Дахин оролдоно уу.");
});
