import { expect, it } from "vitest";
import { houseOf, mapSearch } from "./maps";

it.each([
  ["28644 충북 청주시 흥덕구 사남로 12-3, 101동 1502호", "28644 충북 청주시 흥덕구 사남로 12-3"],
  ["서울 관악구 신림3동 1420-5 202호", "서울 관악구 신림3동 1420-5"],
  ["충북 청주시 서원구 개신동 15 3층", "충북 청주시 서원구 개신동 15"],
  ["안산시 단원구 원곡로 7 (지하 1층)", "안산시 단원구 원곡로 7"],
  ["인천 연수구 함박로 5 B102호 공동현관 1234#", "인천 연수구 함박로 5"],
  ["Чонжү хот, Хындог дүүрэг 12-3, 201 тоот, хаалганы код 1234#", "Чонжү хот, Хындог дүүрэг 12-3"],
  ["Ансан хот\nВонгог-донг 12-3\n3-р давхар", "Ансан хот Вонгог-донг 12-3"],
  ["Сеул, Чунгу, Тонхо-ро 7, кв. 12, домофон 45", "Сеул, Чунгу, Тонхо-ро 7"],
  ["7 Toegye-ro, Jung-gu, Seoul, Apt 1502", "7 Toegye-ro, Jung-gu, Seoul"],
  ["7 Toegye-ro, Jung-gu, Seoul #1502", "7 Toegye-ro, Jung-gu, Seoul"],
  ["Чонжү хот, Кагён-дон", "Чонжү хот, Кагён-дон"],
  ["101호", "101호"],
])("looks for the house of %s", (address, house) => expect(houseOf(address)).toBe(house));

it("names the app that is asked for", () => {
  expect(mapSearch("청주시 7 202호", "Naver")).toBe(`https://map.naver.com/p/search/${encodeURIComponent("청주시 7")}`);
  expect(mapSearch("청주시 7")).toBe(
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent("청주시 7")}`,
  );
});
