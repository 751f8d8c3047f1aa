import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { describe, expect, it } from "vitest";
import { type Answer, Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, registeredShopper } from "./client";
import { mailsTo } from "./mailbox";

const WRONG = "guess-guess";

/** The calls that check a password. */
const SIGN_INS = ["/api/login", "/api/admin/login"] as const;

function signIn(
  client: Client,
  username: string,
  password: string,
  headers = fromElsewhere(),
  path: string = SIGN_INS[0],
) {
  return client.at(commerceUrl).post<{ code?: string }>(path, { username, password }, headers);
}

/** Tries wrong passwords one after the other, and returns the statuses. */
async function guess(times: number, username: string, headers: () => Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await signIn(new Client(), username, WRONG, headers())).status);
  }
  return statuses;
}

function many(count: number, status: number): number[] {
  return Array<number>(count).fill(status);
}

function expectToWait({ status, headers }: Answer<unknown>, seconds: number) {
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(seconds);
}

/** Guesses from enough addresses to reach the account's limit only. */
async function lockedByStrangers({ username }: User): Promise<void> {
  const statuses = await guess(51, username, fromElsewhere);
  expect(statuses).toEqual([...many(50, 401), 429]);
}

async function withAdminRight(user: User, run: () => Promise<void>): Promise<void> {
  const set = "UPDATE account SET is_admin = $2::text IS NOT NULL, staff_role = $2 WHERE number = $1";
  await shopPool().query(set, [user.id, "owner"]);
  await run().finally(() => shopPool().query(set, [user.id, null]));
}

describe("guessing one account's password", () => {
  it("is limited per address, for username and email together, with the time to wait", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const name = time % 2 === 0 ? user.username.toUpperCase() : user.email;
      statuses.push((await signIn(new Client(), name, WRONG, here)).status);
    }
    expect(statuses).toEqual(many(10, 401));
    const right = await signIn(new Client(), user.username, PASSWORD, here);
    expectToWait(right, 300);
    expect(right.body.code).toBe("too_many_requests");
  });

  it("is limited when all attempts come at once", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(new Client(), user.username, WRONG, here)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...many(10, 401), ...many(10, 429)]);
  });

  it("is limited for an unknown name like for a known one", async () => {
    const here = fromElsewhere();
    expect(await guess(11, newShopper().username, () => here)).toEqual([...many(10, 401), 429]);
  });

  it("has the same limit for another address of the same IPv6 network", async () => {
    const { user } = await registeredShopper();
    const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
    let host = 0;
    const another = () => ({ "x-forwarded-for": `${network}::${(host++).toString(16)}` });
    expect(await guess(11, user.username, another)).toEqual([...many(10, 401), 429]);
  });

  it("is limited over all addresses", async () => {
    const { user } = await registeredShopper();
    await lockedByStrangers(user);
  });
});

describe("the owner of the account", () => {
  it("signs in on a known device while a stranger guesses elsewhere", async () => {
    const { user } = await registeredShopper();
    const there = fromElsewhere();
    expect(await guess(11, user.username, () => there)).toEqual([...many(10, 401), 429]);
    expect((await signIn(new Client(), user.username, PASSWORD)).status).toBe(200);
  });

  it.each(SIGN_INS)("signs in at %s on a known device, however many strangers guess", async (path) => {
    const { client, user } = await registeredShopper();
    await withAdminRight(user, async () => {
      await lockedByStrangers(user);
      expectToWait(await signIn(new Client(), user.username, PASSWORD, fromElsewhere(), path), 900);
      expect((await signIn(client, user.username, PASSWORD, fromElsewhere(), path)).status).toBe(200);
    });
  });

  it("signs in at Medusa's own call on a known device, and not on another", async () => {
    const { client, user } = await registeredShopper();
    await lockedByStrangers(user);
    const json = { email: user.email, password: PASSWORD };
    const path = "/auth/customer/emailpass";
    expect((await new Client(commerceUrl).post(path, json, fromElsewhere())).status).toBe(429);
    expect((await client.at(commerceUrl).post(path, json, fromElsewhere())).status).toBe(200);
  });

  it("signs in on a known device behind an address from which others guess", async () => {
    const { client, user } = await registeredShopper();
    const carrier = fromElsewhere();
    await Promise.all(Array.from({ length: 101 }, (_, n) => signIn(new Client(), `nobody-${n}`, WRONG, carrier)));
    expectToWait(await signIn(new Client(), user.username, PASSWORD, carrier), 300);
    expect((await signIn(client, user.username, PASSWORD, carrier)).status).toBe(200);
  });

  it("shares a known device with others who sign in on it", async () => {
    const [{ client, user }, { user: other }] = [await registeredShopper(), await registeredShopper()];
    expect((await signIn(client, other.username, PASSWORD)).status).toBe(200);
    await lockedByStrangers(user);
    expect((await signIn(client, user.username, PASSWORD)).status).toBe(200);
  });

  it("changes the password on a known device while strangers guess, and the device stays known", async () => {
    const { client, user } = await registeredShopper();
    await lockedByStrangers(user);
    const json = { currentPassword: PASSWORD, password: "дараагийн-нууц-үг" };
    expect((await client.at(commerceUrl).post("/api/user/password", json, fromElsewhere())).status).toBe(200);
    expect((await signIn(client, user.username, json.password)).status).toBe(200);
  });

  it("signs in on a new device after a password reset, while strangers guess", async () => {
    const { user } = await registeredShopper();
    await lockedByStrangers(user);
    const device = new Client(commerceUrl);
    await device.post("/api/password-reset", { email: user.email }, fromElsewhere());
    const [mail] = await mailsTo(user.email, 1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const password = "шинэ-нууц-үг";
    expectToWait(await signIn(device, user.username, PASSWORD), 900);
    expect((await device.post("/api/password-reset/confirm", { token, password }, fromElsewhere())).status).toBe(204);
    expect((await signIn(device, user.username, password)).status).toBe(200);
  });

  it("is never limited with the correct password, however often and concurrently", async () => {
    const { user } = await registeredShopper();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 9 }, () => signIn(new Client(), user.email, PASSWORD)));
      expect(answers.map(({ status }) => status)).toEqual(many(9, 200));
    }
  });
});

describe("a known device", () => {
  it("has a limit of its own for wrong guesses", async () => {
    const { client, user } = await registeredShopper();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await signIn(client, user.username, WRONG)).status);
    expect(statuses).toEqual([...many(10, 401), 429]);
    expect((await signIn(new Client(), user.username, PASSWORD)).status).toBe(200);
  });

  it("is known to that account only, and not by an invented or changed cookie", async () => {
    const [{ client, user }, { client: stranger }] = [await registeredShopper(), await registeredShopper()];
    await lockedByStrangers(user);
    const own = client.cookie("zakh.device") ?? "";
    const [id = "", seal = ""] = own.split(".");
    const others = stranger.cookie("zakh.device") ?? "";
    const madeUp = [
      others,
      `${others.split(".")[0]}.${seal}`,
      `${id}.${"A".repeat(22)}`,
      `${"0".repeat(32)}.${seal}`,
      `${id}.${seal.slice(0, 21)}`,
      id,
      "",
      `x${own}`,
    ];
    for (const value of madeUp) {
      const forger = new Client();
      forger.setCookie("zakh.device", value);
      expect((await signIn(forger, user.username, PASSWORD)).status, value).toBe(429);
    }
  });

  it("is forgotten once the account is signed out everywhere", async () => {
    const { client, user } = await registeredShopper();
    await client.post("/api/user/sessions/end");
    await lockedByStrangers(user);
    expect((await signIn(client, user.username, PASSWORD)).status).toBe(429);
  });

  it("has a cookie that scripts and other sites do not get, and that contains no name", async () => {
    const answer = await new Client(commerceUrl).send("POST", "/api/register", {
      json: newShopper(),
      headers: { ...fromElsewhere(), "x-forwarded-proto": "https" },
    });
    const line = answer.headers.getSetCookie().find((each) => each.startsWith("zakh.device=")) ?? "";
    expect(line).toMatch(/^zakh\.device=[0-9a-f]{32}\.[\w-]{22};/);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/;"]) expect(line).toContain(attribute);
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeGreaterThan(300 * 24 * 3600);
  });

  it("grants nothing by itself", async () => {
    const { client } = await registeredShopper();
    const thief = new Client();
    thief.setCookie("zakh.device", client.cookie("zakh.device") ?? "");
    expect((await thief.get("/api/user")).status).toBe(401);
  });
});

describe("an address", () => {
  const here = fromElsewhere();
  const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;

  it.each([
    ["that tries many accounts is slowed down", () => here],
    [
      "of IPv6 is slowed down with all others of its network",
      (n: number) => ({ "x-forwarded-for": `${network}::${n}` }),
    ],
  ])("%s", async (_what, headers) => {
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_, n) => signIn(new Client(), `somebody-${n}`, WRONG, headers(n))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...many(100, 401), ...many(5, 429)]);
  });

  it("is not limited by malformed calls", async () => {
    const { user } = await registeredShopper();
    const here = fromElsewhere();
    const client = new Client(commerceUrl);
    const malformed = Array.from({ length: 120 }, (_, n) =>
      n % 2
        ? client.send("POST", "/api/login", { json: "username=a", headers: { ...here, "content-type": "text/plain" } })
        : client.post(SIGN_INS[n % 4 ? 1 : 0], { username: "" }, here),
    );
    const statuses = (await Promise.all(malformed)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...many(60, 400), ...many(60, 415)]);
    expect((await signIn(new Client(), user.username, PASSWORD, here)).status).toBe(200);
  });
});
