import { screen } from "@testing-library/react";
import type { SendingDays } from "@zakh/catalog/contract";
import { useState } from "react";
import { expect, it } from "vitest";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { renderPage } from "../../testing/render-page";
import { SendingDaysFields } from "./sending-days-fields";

const FRIDAYS: SendingDays = { weekdays: ["fri"], leadDays: 2, closed: [{ from: "2026-12-03", to: "2026-12-05" }] };

function Form({ start }: { start: SendingDays | null }) {
  const [days, setDays] = useState(start);
  if (!useLaterTexts()) return null;
  return (
    <>
      <SendingDaysFields days={days} onChange={setDays} errorOf={() => undefined} />
      <output data-testid="days">{JSON.stringify(days)}</output>
    </>
  );
}

const open = async (start: SendingDays | null) => {
  const { person } = await renderPage(<Form start={start} />, { at: "/store/edit/3" });
  await screen.findByRole("button", { name: "Баасан" });
  return person;
};
const daysNow = () => JSON.parse(screen.getByTestId("days").textContent ?? "") as SendingDays | null;

it("promises no day until one is chosen, and says what buyers read", async () => {
  const person = await open(null);
  screen.getByText("Захиалагчид харагдах нь: Бараагаа өөрөө хүргэнэ, өдрийг нь хэлээгүй байна.");
  expect(screen.queryByLabelText("Бэлтгэхэд хэр хугацаа хэрэгтэй вэ")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Баасан" }));
  await person.click(screen.getByRole("button", { name: "Мягмар" }));
  expect(daysNow()).toEqual({ weekdays: ["tue", "fri"], leadDays: 1, closed: [] });
  screen.getByText(/^Захиалагчид харагдах нь: Илгээх: .*(Мягмар|Баасан) гараг$/);
  await person.selectOptions(screen.getByLabelText("Бэлтгэхэд хэр хугацаа хэрэгтэй вэ"), "3");
  expect(daysNow()?.leadDays).toBe(3);
});

it("keeps the rest when the last day is taken away and another chosen", async () => {
  const person = await open(FRIDAYS);
  await person.click(screen.getByRole("button", { name: "Баасан" }));
  expect(daysNow()).toBeNull();
  await person.click(screen.getByRole("button", { name: "Даваа" }));
  expect(daysNow()).toEqual({ ...FRIDAYS, weekdays: ["mon"] });
});

it("adds and takes away days without sending", async () => {
  const person = await open(FRIDAYS);
  await person.click(screen.getByRole("button", { name: "Илгээхгүй өдөр нэмэх" }));
  expect(daysNow()?.closed).toEqual([...FRIDAYS.closed, { from: "", to: "" }]);
  await person.click(screen.getAllByRole("button", { name: "Хасах" })[0] as HTMLElement);
  expect(daysNow()?.closed).toEqual([{ from: "", to: "" }]);
});
