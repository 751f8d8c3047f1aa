import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, registeredShopper } from "./client";
import { mailsTo, readMails, type WrittenMail } from "./mailbox";

const NEW_PASSWORD = "шинэ-нууц-үг";

/** Bypasses the edge, so that each request may have its own address. */
function ask(email: string, headers = fromElsewhere(), client = new Client()) {
  return client.at(commerceUrl).post<{ code?: string }>("/api/password-reset", { email }, headers);
}

function confirm(token: string, headers = fromElsewhere()) {
  const json = { token, password: NEW_PASSWORD };
  return new Client(commerceUrl).post("/api/password-reset/confirm", json, headers);
}

function tokenOf(mail: WrittenMail | undefined): string {
  return /\/password-reset\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

function many(count: number, status: number): number[] {
  return Array<number>(count).fill(status);
}

/** Requests another person's link from this many addresses, and returns the mailed tokens. */
async function strangersAskFor(email: string, times: number): Promise<string[]> {
  for (let time = 0; time < times; time += 1) expect((await ask(email)).status).toBe(204);
  const mails = await mailsTo(email, Math.min(times, 10));
  return mails.map(tokenOf);
}

describe("requesting a password reset", () => {
  it("repeatedly is refused, with the time to wait", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await ask(user.email, here)).status);
    expect(statuses).toEqual(many(5, 204));
    const last = await ask(user.email.toUpperCase(), here);
    expect(last).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("fills no mailbox, from any number of addresses, and the newest link works", async () => {
    const { user } = await registeredShopper();
    const tokens = await strangersAskFor(user.email, 15);
    // Mails are written one after the other: another one would be there before this link's.
    const { user: later } = await registeredShopper();
    await ask(later.email);
    await mailsTo(later.email, 1);
    expect(readMails().filter(({ to }) => to === user.email)).toHaveLength(10);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...many(9, 400)]);
  });

  it("on a known device mails a link, whoever else has requested one", async () => {
    const { client, user } = await registeredShopper();
    const before = await strangersAskFor(user.email, 12);
    expect((await ask(user.email, fromElsewhere(), client)).status).toBe(204);
    const mails = await mailsTo(user.email, 11);
    const own = mails.map(tokenOf).filter((token) => !before.includes(token));
    expect(own).toHaveLength(1);
    expect((await confirm(own[0] ?? "")).status).toBe(204);
  });

  it("for one address after another is refused in the end", async () => {
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 101; time += 1) {
      statuses.push((await ask(`list-${randomUUID()}@example.com`, here)).status);
    }
    expect(statuses).toEqual([...many(100, 204), 429]);
  });

  it("with a malformed call does not count", async () => {
    const here = fromElsewhere();
    for (let time = 0; time < 110; time += 1) expect((await ask("bold", here)).status).toBe(400);
    const { user } = await registeredShopper();
    expect((await ask(user.email, here)).status).toBe(204);
  });
});

it("guessing tokens is slowed down, and a valid one is accepted nevertheless", async () => {
  const here = fromElsewhere();
  const statuses: number[] = [];
  for (let time = 0; time < 101; time += 1) statuses.push((await confirm("A".repeat(43), here)).status);
  expect(statuses).toEqual([...many(100, 400), 429]);
  const { user } = await registeredShopper();
  await ask(user.email);
  const [mail] = await mailsTo(user.email, 1);
  expect((await confirm(tokenOf(mail), here)).status).toBe(204);
});
