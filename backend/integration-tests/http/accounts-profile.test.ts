import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { Client, PASSWORD, registeredShopper, signedInAdmin } from "./client";

const NEW_PASSWORD = "шинэ-нууц-үг-456";

describe("changing one's profile", () => {
  let registered: ReturnType<typeof registeredShopper>;
  beforeAll(() => {
    registered = registeredShopper();
  });

  it("changes name and phone, each separately, and Medusa's customer with them", async () => {
    const { client, user } = await registeredShopper();
    const renamed = await client.patch("/api/user", { name: "  Болд Сүхбат " });
    expect(renamed).toMatchObject({ status: 200, body: { ...user, name: "Болд Сүхбат" } });
    const phoned = await client.patch("/api/user", { phone: "010-9999-0000" });
    expect(phoned.body).toEqual({ ...user, name: "Болд Сүхбат", phone: "010-9999-0000" });
    expect((await client.get("/api/user")).body).toEqual(phoned.body);
  });

  it("accepts a Korean phone in any notation, and no other", async () => {
    const { client } = await registeredShopper();
    for (const written of ["+82 10 9988 7766", "0082-10-9988-7766", "82-10-9988-7766", "０１０ ９９８８ ７７６６"]) {
      await client.patch("/api/user", { phone: "010-1111-2222" });
      expect((await client.patch("/api/user", { phone: written })).body).toMatchObject({ phone: "010-9988-7766" });
    }
    const { fields } = await client.refused(400, "PATCH", "/api/user", { json: { phone: "+976 9911 2233" } });
    expect(fields).toMatchObject({ phone: { code: "phone_invalid" } });
  });

  it("is refused from a page that shows another account than the signed-in one", async () => {
    const { client, user } = await registeredShopper();
    const elsewhere = await registeredShopper();
    for (const shown of [String(elsewhere.user.id), "0", "x"]) {
      const headers = { "X-Account": shown };
      const { code } = await client.refused(409, "PATCH", "/api/user", { json: { name: "Өөр хүн" }, headers });
      expect(code).toBe("other_account");
    }
    expect((await client.get("/api/user")).body).toEqual(user);
    const own = { json: { name: "Болд" }, headers: { "X-Account": String(user.id) } };
    expect((await client.send("PATCH", "/api/user", own)).status).toBe(200);
  });

  // A visitor's reads are the same for everybody, unless somebody knows more: those the edge may answer from its memory.
  const ofCustomers = calls.filter(
    ({ method, role, alsoLoads }) =>
      /customer|owner/.test(role) || (method !== "GET" && alsoLoads?.includes("customer")),
  );
  it.each(ofCustomers)("and so is every call that acts for a customer: $method $path", async ({ method, path }) => {
    const { client } = await registered;
    const headers = { "X-Account": "0" };
    const { code } = await client.refused(409, method, path.replace(/:\w+/g, "1"), { headers });
    expect(code).toBe("other_account");
  });

  it("changes nothing when nothing is sent", async () => {
    const { client, user } = await registeredShopper();
    expect((await client.patch("/api/user", {})).body).toEqual(user);
  });

  it("keeps both of two concurrent changes", async () => {
    const { client } = await registeredShopper();
    await Promise.all([
      client.patch("/api/user", { name: "Сүхбат" }),
      client.patch("/api/user", { phone: "010-1111-2222" }),
    ]);
    expect((await client.get("/api/user")).body).toMatchObject({ name: "Сүхбат", phone: "010-1111-2222" });
  });

  it("ignores every other field", async () => {
    const { client, user } = await registeredShopper();
    const more = {
      id: 1,
      username: "admin2",
      email: "other@example.com",
      isAdmin: true,
      is_admin: true,
      createdAt: "2001",
    };
    const { status, body } = await client.patch("/api/user", { ...more, password: "123456" });
    expect(status).toBe(200);
    expect(body).toEqual(user);
    expect((await client.get("/api/user")).body).toEqual(user);
    expect((await new Client().post("/api/login", { username: user.username, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ["mn", "Нэр хамгийн багадаа 2 тэмдэгт байх ёстой", "Утасны дугаар 010-0000-0000 хэлбэртэй байх ёстой"],
    ["ru", "Имя должно содержать не менее 2 символов", "Номер телефона должен быть в формате 010-0000-0000"],
    ["en", "Name must be at least 2 characters", "The phone number must look like 010-0000-0000"],
  ])("names what is wrong in %s", async (language, name, phone) => {
    const { client } = await registeredShopper();
    const body = await client.refused(400, "PATCH", "/api/user", {
      json: { name: "Б", phone: "123" },
      headers: { "accept-language": language },
    });
    expect(body.code).toBe("validation_failed");
    expect(body.fields).toEqual({
      name: { code: "name_too_short", message: name },
      phone: { code: "phone_invalid", message: phone },
    });
  });

  it("is for customers, from this site, in JSON", async () => {
    const json = { name: "Болд" };
    expect((await new Client().refused(401, "PATCH", "/api/user", { json })).code).toBe("login_required");
    expect((await (await signedInAdmin()).refused(401, "PATCH", "/api/user", { json })).code).toBe("login_required");
    const { client } = await registeredShopper();
    const foreign = { json, headers: { "sec-fetch-site": "cross-site" } };
    expect((await client.refused(403, "PATCH", "/api/user", foreign)).code).toBe("cross_site");
    const form = { json: "name=a", headers: { "content-type": "application/x-www-form-urlencoded" } };
    expect((await client.refused(415, "PATCH", "/api/user", form)).code).toBe("media_type_unsupported");
    expect((await client.refused(400, "PATCH", "/api/user", { json: "{" })).code).toBe("body_invalid");
  });
});

describe("changing one's password", () => {
  it("ends the account's other sessions and gives this one another id", async () => {
    const { client, user } = await registeredShopper();
    const phone = new Client();
    await phone.post("/api/login", { username: user.email, password: PASSWORD });
    const before = client.cookie("zakh.sid");

    const { status, body } = await client.post("/api/user/password", {
      currentPassword: PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toEqual(user);
    expect(client.cookie("zakh.sid")).not.toBe(before);
    expect((await client.get("/api/user")).body).toEqual(user);
    expect((await phone.get("/api/user")).status).toBe(401);
    const stale = new Client();
    stale.setCookie("zakh.sid", before ?? "");
    expect((await stale.get("/api/user")).status).toBe(401);

    const login = (password: string) => new Client().post("/api/login", { username: user.username, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it("leaves somebody else's admin half in the same browser alone", async () => {
    const { client } = await registeredShopper();
    const admin = { username: process.env.ADMIN_USERNAME, password: process.env.ADMIN_PASSWORD };
    await client.post("/api/admin/login", admin);
    await client.post("/api/user/password", { currentPassword: PASSWORD, password: NEW_PASSWORD });
    expect((await client.get("/api/user")).status).toBe(200);
    expect((await client.get("/api/admin/check-auth")).body).toEqual({ authenticated: true });
  });

  it("succeeds once when several replace the same password at once", async () => {
    const { client, user } = await registeredShopper();
    const wanted = ["нэг-нууц-үг-1", "хоёр-нууц-үг-2", "гурав-нууц-үг-3"];
    const answers = await Promise.all(
      wanted.map((password) =>
        client.post<{ fields?: unknown }>("/api/user/password", { currentPassword: PASSWORD, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const signIns = await Promise.all(
      wanted.map((password) => new Client().post("/api/login", { username: user.username, password })),
    );
    expect(signIns.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });

  it("requires the current password", async () => {
    const { client, user } = await registeredShopper();
    const body = await client.refused(400, "POST", "/api/user/password", {
      json: { currentPassword: "something-else", password: NEW_PASSWORD },
      headers: { "accept-language": "en" },
    });
    expect(body.fields).toEqual({
      currentPassword: { code: "current_password_wrong", message: "The current password is not correct" },
    });
    expect((await new Client().post("/api/login", { username: user.username, password: PASSWORD })).status).toBe(200);
  });

  it("names missing and invalid fields", async () => {
    const { client } = await registeredShopper();
    const codes = async (json: unknown) =>
      Object.entries((await client.refused(400, "POST", "/api/user/password", { json })).fields ?? {}).map(
        ([field, { code }]) => [field, code],
      );
    expect(await codes({})).toEqual([
      ["currentPassword", "current_password_required"],
      ["password", "password_too_short"],
    ]);
    expect(await codes({ currentPassword: PASSWORD, password: "x".repeat(257) })).toEqual([
      ["password", "password_too_long"],
    ]);
    expect(await codes({ currentPassword: 1, password: ["123456"] })).toEqual([
      ["currentPassword", "current_password_required"],
      ["password", "password_too_short"],
    ]);
  });

  it("is slowed down after wrong guesses of the current password", async () => {
    const { client } = await registeredShopper();
    const json = { currentPassword: "guess-guess", password: NEW_PASSWORD };
    const statuses: number[] = [];
    let last = await client.post("/api/user/password", json);
    while (last.status !== 429 && statuses.length < 20) {
      statuses.push(last.status);
      last = await client.post("/api/user/password", json);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is for customers, from this site, in JSON", async () => {
    const json = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const path = "/api/user/password";
    expect((await new Client().refused(401, "POST", path, { json })).code).toBe("login_required");
    expect((await (await signedInAdmin()).refused(401, "POST", path, { json })).code).toBe("login_required");
    const { client } = await registeredShopper();
    const foreign = { json, headers: { origin: "https://evil.example" } };
    expect((await client.refused(403, "POST", path, foreign)).code).toBe("cross_site");
    const plain = { json: "a", headers: { "content-type": "text/plain" } };
    expect((await client.refused(415, "POST", path, plain)).code).toBe("media_type_unsupported");
  });
});
