import { expect, it } from "vitest";
import { Postponed } from "../job-queue/postponed";
import { nightUntil } from "./quiet-hours";
import { sendMailTask } from "./send-mail";

it.each([
  ["2026-11-30T20:59:59+09:00", undefined],
  ["2026-11-30T21:00:00+09:00", "2026-12-01T08:00:00+09:00"],
  ["2026-12-01T00:00:00+09:00", "2026-12-01T08:00:00+09:00"],
  ["2026-12-01T07:59:59+09:00", "2026-12-01T08:00:00+09:00"],
  ["2026-12-01T08:00:00+09:00", undefined],
])("a mail that somebody asked for and that is due at %s waits until %s", (at, until) => {
  expect(nightUntil(new Date(at))?.getTime()).toBe(until === undefined ? undefined : Date.parse(until));
});

const MAIL = {
  key: "standing-basket:1",
  recipient: "bold@example.com",
  language: "mn" as const,
  subject: "Сагс",
  html: "",
  text: "",
};

it.each([
  ["asked-for", "2026-11-30T23:00:00+09:00", false],
  ["asked-for", "2026-11-30T12:00:00+09:00", true],
  ["order", "2026-11-30T23:00:00+09:00", true],
  ["account", "2026-11-30T23:00:00+09:00", true],
] as const)("a mail of the purpose %s is, at %s, sent: %s", async (purpose, at, isSent) => {
  const sent: string[] = [];
  const task = sendMailTask(
    async ({ key }) => void sent.push(key),
    () => new Date(at),
  );
  const sending = task.run({ ...MAIL, purpose, stopUrl: null }, { id: "mail_1", attempts: 1 });
  if (isSent) await sending;
  else await expect(sending).rejects.toEqual(new Postponed(new Date("2026-12-01T08:00:00+09:00")));
  expect(sent).toHaveLength(isSent ? 1 : 0);
});
