import { expect, it } from "vitest";
import { LANGUAGES } from "./languages";
import { daysText, dayText, seoulDayAndTime } from "./seoul-time";

it("says the day in Seoul, its weekday and the time in the reader's language", () => {
  const iso = "2026-11-29T05:05:00.000Z";
  expect(LANGUAGES.map((language) => seoulDayAndTime(iso, language))).toEqual([
    "11-р сарын 29, Ням гараг, 14:05",
    "воскресенье, 29 ноября, 14:05",
    "Sunday, 29 November, 14:05",
    "11월 29일 (일) 14:05",
  ]);
});

it("is on the next day, month and year while it is still yesterday in Greenwich", () => {
  expect(seoulDayAndTime("2026-12-31T15:00:00.000Z", "en")).toBe("Friday, 1 January, 00:00");
  expect(seoulDayAndTime("2026-12-31T14:59:59.999Z", "en")).toBe("Thursday, 31 December, 23:59");
});

it("tells the year of a day that is read in another one", () => {
  const texts = (readOn?: string) => LANGUAGES.map((language) => dayText("2027-12-31", language, readOn));
  expect(texts("2026-12-30")).toEqual([
    "2027 оны 12-р сарын 31, Баасан гараг",
    "пятница, 31 декабря 2027 г.",
    "Friday, 31 December 2027",
    "2027년 12월 31일 (금)",
  ]);
  expect(texts("2027-01-01")).toEqual(texts());
  expect(texts()[2]).toBe("Friday, 31 December");
});

it("tells the year of several days once, and of each where they are in two", () => {
  const texts = (from: string, to: string) => daysText(from, to, "en", "2026-11-26");
  expect(texts("2026-12-30", "2026-12-31")).toEqual(["Wednesday, 30 December", "Thursday, 31 December"]);
  expect(texts("2026-12-31", "2027-01-01")).toEqual(["Thursday, 31 December", "Friday, 1 January 2027"]);
  expect(texts("2027-02-04", "2027-02-05")).toEqual(["Thursday, 4 February 2027", "Friday, 5 February"]);
  expect(texts("2027-02-04", "2027-02-04")).toEqual(["Thursday, 4 February 2027"]);
});

it("agrees with Intl on every hour of a week and of a leap day", () => {
  const intl = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Seoul",
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  for (const start of ["2026-11-23T00:30:00Z", "2028-02-28T00:30:00Z"]) {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const iso = new Date(Date.parse(start) + hour * 3_600_000).toISOString();
      const parts = Object.fromEntries(intl.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
      const { weekday, day, month, minute } = parts;
      expect(seoulDayAndTime(iso, "en")).toBe(`${weekday}, ${day} ${month}, ${parts.hour}:${minute}`);
    }
  }
});
