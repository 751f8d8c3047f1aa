import { randomInt } from "node:crypto";
import type { SessionAnswer } from "@zakh/accounts/contract";
import { LANGUAGES, seoulDay, type Versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import {
  type AdminLegal,
  adminLegal,
  type CurrentLegal,
  currentLegal,
  FRESH_GOODS,
  LEGAL_KINDS,
  LEGAL_TITLES,
  type LegalKind,
  type LegalPage,
  legalOverview,
  legalPage,
  ownConsents,
} from "@zakh/legal/contract";
import { putInForce } from "@zakh/legal/tasks/put-in-force";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Client, newShopper, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, plainProduct, Shopper } from "./orders-client";
import { inLanguage, sentPage } from "./sent-page";
import { newMember } from "./test-staff";

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (ahead: number) => seoulDay(new Date(Date.now() + ahead * DAY_MS));
const visitor = new Client();

let admin: Client;
beforeAll(async () => {
  admin = (await signedInAdmin()).withVersions();
});

const textOf = (what: string) => `# Гарчиг ${what}\n\n${what}: ${"본문입니다. ".repeat(5)}\n\n# 2\n\nb\n\n# 3\n\nc`;
const read = async (kind: LegalKind, version?: number) =>
  (await visitor.get<LegalPage>(`/api/legal/${kind}${version === undefined ? "" : `?version=${version}`}`)).body;
const current = async () => exactly(currentLegal, (await visitor.get<CurrentLegal>("/api/legal")).body);
const edited = async (kind: LegalKind) => (await admin.get<Versioned<AdminLegal>>(`/api/admin/legal/${kind}`)).body;

function publishing(kind: LegalKind, change: object = {}, client = admin) {
  const texts = { ko: textOf(`약관 ${randomInt(1e9)}`), mn: "", ru: "", en: "" };
  return client.post<AdminLegal>(`/api/admin/legal/${kind}/versions`, {
    texts,
    validFrom: day(0),
    confirmed: true,
    ...change,
  });
}

/** The id of a version that holds from now on. */
async function published(kind: LegalKind, texts: object = {}): Promise<number> {
  const ko = textOf(`버전 ${randomInt(1e9)}`);
  const { status, body } = await publishing(kind, { texts: { ko, mn: "", ru: "", en: "", ...texts } });
  expect(status).toBe(201);
  return body.current?.id ?? 0;
}

describe.each(LANGUAGES)("in %s, before any script runs,", (language) => {
  it.each(LEGAL_KINDS)(
    "the page /%s has a title, parts with anchors, and a link in the footer of every page",
    async (kind) => {
      const page = await sentPage(`/${kind}`, inLanguage(language));
      expect([page.status, page.heading]).toEqual([200, LEGAL_TITLES[kind][language]]);
      expect(page.document.querySelector("meta[name=robots]")).toBeNull();
      // Other tests publish texts of their own about the delivery, with parts or without.
      if (kind !== "delivery") expect(page.document.getElementById("part-1")?.textContent).toMatch(/\S/);
      const home = await sentPage("/", inLanguage(language));
      expect(home.attribute(`footer a[href="/${kind}"]`, "href")).toBe(`/${kind}`);
    },
  );

  it("a chilled product says that it cannot be sent back for a change of mind, with a link", async () => {
    const page = await sentPage("/products/1", inLanguage(language));
    expect(page.attribute("main a[href='/returns']", "href")).toBe("/returns");
  });
});

it.each(LANGUAGES)("the page about delivery has the fee of today, in %s", async (language) => {
  const page = await sentPage("/delivery", inLanguage(language));
  expect(page.document.querySelector("main dl")?.textContent).toContain("₩4,000");
});

describe("a version", () => {
  it("is shown from its publication on, in Korean where a language is empty, and stays readable by its id", async () => {
    const marks = [randomInt(1e9), randomInt(1e9)];
    const [first, second] = [
      await published("returns", { ko: textOf(`하나 ${marks[0]}`), en: textOf(`One ${marks[0]}`) }),
      await published("returns", { ko: textOf(`둘 ${marks[1]}`) }),
    ];
    const page = exactly(legalPage, await read("returns"));
    expect(page.shown).toEqual({ id: second, validFrom: day(0) });
    expect(page.versions.filter(({ state }) => state === "current")).toEqual([
      { id: second, validFrom: day(0), state: "current" },
    ]);
    expect(page.versions).toContainEqual({ id: first, validFrom: day(0), state: "former" });
    expect((await read("returns", first)).texts.en).toContain(`One ${marks[0]}`);

    const shown = await sentPage("/returns", inLanguage("ru"));
    expect(shown.html).toContain(`둘 ${marks[1]}`);
    expect(shown.html).toContain("показан корейский текст");
    expect(shown.attribute("main nav a[href^='#part-']", "href")).toBe("#part-1");
    const former = await sentPage(`/returns?version=${first}`, inLanguage("en"));
    expect(former.html).toContain(`One ${marks[0]}`);
    expect(former.html).toContain("This is a former version.");
    expect((await sentPage(`/returns?version=${first}&text=ko`, inLanguage("en"))).html).toContain(`하나 ${marks[0]}`);
  });

  it("of a later day is announced, replaced by another one, and holds from its day on", async () => {
    const before = (await current()).privacy;
    for (const ahead of [9, 5]) expect((await publishing("privacy", { validFrom: day(ahead) })).status).toBe(201);
    const upcoming = (await read("privacy")).versions.filter(({ state }) => state === "upcoming");
    expect(upcoming.map(({ validFrom }) => validFrom)).toEqual([day(5)]);
    expect((await current()).privacy).toEqual(before);
    await putInForce(shopPool(), new Date(Date.now() + 4 * DAY_MS));
    expect((await current()).privacy).toEqual(before);
    await putInForce(shopPool(), new Date(Date.now() + 5 * DAY_MS));
    await expect.poll(async () => (await current()).privacy?.id).toBe(upcoming[0]?.id);
  });

  it("that has held is never changed or deleted, whoever writes", async () => {
    const id = await published("returns");
    const stays = { constraint: "legal_version_stays" };
    await expect(
      shopPool().query("UPDATE legal_version SET texts = '{}' WHERE number = $1", [id]),
    ).rejects.toMatchObject(stays);
    await expect(shopPool().query("DELETE FROM legal_version WHERE number = $1", [id])).rejects.toMatchObject(stays);
  });

  it.each([
    ["of a day that is over", { validFrom: day(-1) }, "legal_day_past"],
    ["of no day", { validFrom: "2026-02-30" }, "date_invalid"],
    ["that is not confirmed", { confirmed: false }, "legal_not_confirmed"],
    ["without a Korean text", { texts: { ko: " ", mn: textOf("x") } }, "legal_korean_required"],
    ["that is too long", { texts: { ko: "가".repeat(10_001) } }, "too_long"],
  ])("%s is refused", async (_, change, code) => {
    const { status, body } = await publishing("returns", change);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(code)]);
  });

  it("is the owners' to read as a draft and to publish", async () => {
    const office = await newMember(admin, "office");
    onTestFinished(async () => void (await admin.delete(`/api/admin/staff/${office.user.id}`)));
    for (const client of [office.client, (await registeredShopper()).client, visitor]) {
      expect([401, 403]).toContain((await publishing("returns", {}, client)).status);
      expect([401, 403]).toContain((await client.get("/api/admin/legal")).status);
    }
  });

  it("of what does not exist is 404", async () => {
    expect((await visitor.get("/api/legal/cookies")).status).toBe(404);
    expect((await visitor.get("/api/legal/terms?version=999999999")).status).toBe(404);
    expect((await visitor.get("/api/legal/terms?version=-1")).status).toBe(400);
    expect((await admin.get("/api/admin/legal/cookies")).status).toBe(404);
    expect((await sentPage("/terms?version=999999999")).status).toBe(404);
  });
});

describe("a draft", () => {
  it("keeps the texts that are left out, is seen by nobody else, and goes with the publication", async () => {
    const before = await edited("privacy");
    const shown = await read("privacy");
    const mark = `Draft ${randomInt(1e9)}`;
    const { status, body } = await admin.put<Versioned<AdminLegal>>("/api/admin/legal/privacy", {
      texts: { en: mark },
      version: before.version,
    });
    expect(status).toBe(200);
    const { version, ...draft } = body;
    expect(exactly(adminLegal, draft)).toMatchObject({ isDraft: true, texts: { ...before.texts, en: mark } });
    expect(await read("privacy")).toEqual(shown);
    const late = await admin.put("/api/admin/legal/privacy", { texts: { en: "Late" }, version: before.version });
    expect(late).toMatchObject({ status: 409, body: { code: "changed_meanwhile", present: { texts: { en: mark } } } });
    expect((await publishing("privacy", { version: before.version })).status).toBe(409);
    expect((await publishing("privacy", { version })).status).toBe(201);
    expect((await edited("privacy")).isDraft).toBe(false);
    const { body: overview } = await admin.get("/api/admin/legal");
    expect(exactly(legalOverview, overview).privacy).toMatchObject({ hasDraft: false, current: expect.anything() });
  });
});

describe("consent", () => {
  const consentsOf = async (client: Client) => exactly(ownConsents, (await client.get("/api/user/consents")).body);

  it("at sign-up is kept with version and time; other clients need none, and an old version is refused", async () => {
    const [terms, privacy] = [await published("terms"), await published("privacy")];
    const register = (agreed?: object) => {
      const person = newShopper();
      const client = new Client();
      return client
        .post<SessionAnswer>("/api/register", {
          ...person,
          confirmPassword: person.password,
          ...(agreed && { agreed }),
        })
        .then((answer) => ({ client, answer }));
    };
    const agreeing = await register({ terms, privacy });
    expect(agreeing.answer.status).toBe(201);
    expect(await consentsOf(agreeing.client)).toMatchObject({
      terms: { versionId: terms },
      privacy: { versionId: privacy },
    });
    const silent = await register();
    expect(silent.answer.status).toBe(201);
    expect(await consentsOf(silent.client)).toEqual({ terms: null, privacy: null });

    const changed = await published("terms");
    const late = await register({ terms, privacy });
    expect(late.answer).toMatchObject({ status: 409, body: { code: "terms_changed" } });
    expect((await late.client.get("/api/user")).status).toBe(401);

    const { client } = agreeing;
    expect((await client.post("/api/user/consents", { terms })).status).toBe(409);
    expect((await client.post("/api/user/consents", {})).status).toBe(400);
    const { body } = await client.post("/api/user/consents", { terms: changed });
    expect(body).toMatchObject({ terms: { versionId: changed }, privacy: { versionId: privacy } });
    expect((await visitor.post("/api/user/consents", { terms: changed })).status).toBe(401);
  });

  it("with an order is kept beside it as it was read, and its mail has a copy with the version", async () => {
    const [terms, returns] = [await published("terms"), await published("returns")];
    const shopper = await Shopper.register();
    shopper.client.setCookie("preferred-language", "en");
    const product = await plainProduct();
    const order = await shopper.order([{ productId: product.id, quantity: 1 }]);
    const placing = (agreed: object | null) =>
      shopper.client.post<Order>("/api/orders", { ...order, orderData: { ...order.orderData, agreed } });
    expect(await placing({ terms: terms - 1, freshGoods: true })).toMatchObject({
      status: 409,
      body: { code: "terms_changed" },
    });
    const { status, body } = await placing({ terms, freshGoods: true });
    expect(status).toBe(201);
    const { rows } = await shopPool().query(
      "SELECT kind, version_number AS version, wording, language FROM legal_consent WHERE order_number = $1 ORDER BY kind",
      [body.id],
    );
    expect(rows).toEqual([
      { kind: "returns", version: returns, wording: FRESH_GOODS.en, language: "en" },
      { kind: "terms", version: terms, wording: "", language: "en" },
    ]);
    expect((await consentsOf(shopper.client)).terms?.versionId).toBe(terms);
    const [mail] = await mailsTo(order.orderData.customerEmail, 1);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(FRESH_GOODS.en);
      expect(part).toContain("When ordering you agreed to this:");
      expect(part).toContain(`/returns?version=${returns}`);
      expect(part).toContain(`/terms?version=${terms}`);
    }
    expect((await placing(null)).status).toBe(201);
  });
});
