import { screen, within } from "@testing-library/react";
import type { FailedJob } from "@zakh/accounts/contract";
import { expect, it } from "vitest";
import { openScreen } from "../../testing/render-screen.testing";

const GIVEN_UP: FailedJob = {
  id: 1,
  state: "given_up",
  task: "send-mail",
  recipient: "b***@example.com",
  subject: "Зах: хоцорсон",
  failedAt: "2026-11-24T00:00:00.000Z",
  nextAttemptAt: null,
  attempts: 41,
  reason: "unreachable",
  detail: "connect ECONNREFUSED",
  canRetry: true,
};

it("a mail that is tried again after a failure says when, and offers nothing to press", async () => {
  const retrying: FailedJob = {
    ...GIVEN_UP,
    state: "retrying",
    attempts: 4,
    nextAttemptAt: "2026-11-24T01:00:00.000Z",
    canRetry: false,
  };
  await openScreen("failed-jobs", { answers: { "GET /api/admin/failed-jobs": { json: [retrying] } } });
  await screen.findByText("4 удаа оролдсон");
  screen.getByText(/Дэлгүүр өөрөө дахин оролдоно: 2026\.11\.24 \d{2}:\d{2}/);
  expect(within(screen.getByRole("article")).queryByRole("button")).toBe(null);
});

it("a refusal to try again shows the server's message", async () => {
  const message = "Хугацаа нь өнгөрсөн тул дахин оролдох боломжгүй.";
  const { person } = await openScreen("failed-jobs", {
    answers: {
      "GET /api/admin/failed-jobs": { json: [GIVEN_UP] },
      "POST /api/admin/failed-jobs/1/retry": { status: 409, json: { code: "job_expired", message } },
    },
  });
  await person.click(await screen.findByRole("button", { name: /дахин оролдох$/ }));
  await screen.findByText(message);
  screen.getByRole("button", { name: /дахин оролдох$/ });
});
