import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BareApplication } from "./bare-application";
import { PACKAGES, PackedPlugins } from "./packed-plugins";

/** Where the code can be had is said by who publishes it: first there, then in every plugin. */
const root: { repository?: { type: string; url: string } } = JSON.parse(readFileSync("package.json", "utf8"));

/** In ms: Medusa creates some 150 tables, which takes minutes on a busy machine. */
const INSTALL_TIMEOUT_MS = 600_000;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "packed-plugins-")));
const plugins = new PackedPlugins(folder);

beforeAll(() => plugins.install());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(PACKAGES)("%s", (name) => {
  it("may be published, with what Medusa's list of plugins looks for and without what only its authors need", () => {
    const { manifest, files } = plugins.package(name);
    const repository = { ...root.repository, directory: `plugins/${name}` };
    expect(manifest).toMatchObject({ license: "MIT", publishConfig: { access: "public" } });
    expect(manifest.repository).toEqual(repository);
    if (manifest.keywords.includes("medusa-v2"))
      expect(manifest.keywords).toEqual(
        expect.arrayContaining(["medusa-plugin", expect.stringMatching(/^medusa-plugin-/)]),
      );
    expect(manifest).not.toHaveProperty("private");
    expect(files).toEqual(expect.arrayContaining(["README.md", "LICENSE"]));
    expect(files.filter((file) => /\.(?:test|testing|tsbuildinfo)\b/.test(file))).toEqual([]);
  });

  it("exports nothing that is not in its package", () => {
    expect(plugins.missingExports(name)).toEqual([]);
  });
});

// Half a minute, for what the import rule says of every import: that package.json declares it.
it.runIf(process.env.TEST_ALL)("each is built alone, types checked, into the files of its package", () => {
  for (const name of PACKAGES) {
    const { errors, scripts } = plugins.build(name);
    expect(errors, name).toBe("");
    expect(scripts, name).toEqual(plugins.scripts(name));
  }
});

it("back-office adds the shop's screens to Medusa's dashboard, with nothing but what it names", async () => {
  const dashboard = await plugins.dashboardOf("back-office");
  for (const path of ["/shop", "/shop/:screen/:part?"]) expect(dashboard).toContain(`path: "${path}"`);
});

describe("an application that has the packages and no environment", () => {
  const application = new BareApplication(join(folder, "application"), plugins);
  let address = "";

  beforeAll(async () => {
    await application.install({
      plugins: plugins.configured().map((name) => ({
        resolve: `@zakh/${name}`,
        options: name === "kit" ? { changesSecret: "an option" } : {},
      })),
      modules: [
        {
          resolve: "@medusajs/medusa/auth",
          options: { providers: [{ resolve: "@zakh/accounts/providers/emailpass", id: "emailpass" }] },
        },
        {
          resolve: "@medusajs/medusa/payment",
          options: {
            providers: ["bank-transfer", "pay-on-pickup"].map((id) => ({ resolve: `@zakh/${id}/providers/${id}`, id })),
          },
        },
      ],
    });
    address = await application.start();
  }, INSTALL_TIMEOUT_MS);
  afterAll(() => application.remove());

  async function answer(path: string, method = "GET") {
    const response = await fetch(`${address}${path}`, { method });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  }

  const containing = (code: string) => expect.arrayContaining([expect.objectContaining({ code })]);

  it.each([
    ["kit", "/health/ready", expect.objectContaining({ status: "ready", database: "up" })],
    ["catalog", "/api/products", []],
    ["site-settings", "/api/navigation", []],
    ["delivery", "/api/delivery", expect.objectContaining({ hasDays: true, closed: [] })],
    ["orders", "/api/payment-methods", containing("bank_transfer")],
    ["bank-transfer", "/api/bank-accounts", []],
    ["pay-on-pickup", "/api/payment-methods", containing("pay_on_pickup")],
    ["marketplace", "/api/service-categories", []],
  ])("lets %s answer", async (_plugin, path, body) => {
    expect(await answer(path)).toEqual({ status: 200, body });
  });

  it.each([
    ["accounts", "/api/user", 401, "login_required"],
    ["bank-statements", "/api/admin/bank-statements", 401, "admin_required"],
    ["bookkeeping", "/api/user/credit", 401, "login_required"],
    ["checkout", "/api/admin/customers", 401, "admin_required"],
    ["claims", "/api/admin/claims", 401, "admin_required"],
    ["favorites", "/api/user/favorites", 401, "login_required"],
    ["fulfilment", "/api/admin/orders/waybills/export", 401, "admin_required"],
    ["legal", "/api/admin/legal", 401, "admin_required"],
    ["meal-kits", "/api/admin/meal-kits", 401, "admin_required"],
    ["reviews", "/api/user/reviews", 401, "login_required"],
    ["text-messages", "/api/admin/text-messages", 401, "admin_required"],
    ["settlements", "/api/admin/store-books", 401, "admin_required"],
    ["kit, for a path that nobody has", "/api/nothing", 404, "not_found"],
  ])("lets %s refuse in the shop's shape", async (_plugin, path, status, code) => {
    expect(await answer(path)).toEqual({
      status,
      body: { code, message: expect.stringMatching(/\p{Script=Cyrillic}/u) },
    });
  });

  it("lets order-changes, where nothing is read, refuse in the shop's shape", async () => {
    expect(await answer("/api/admin/orders/1/offer", "DELETE")).toEqual({
      status: 401,
      body: { code: "admin_required", message: expect.any(String) },
    });
  });

  it("registers a customer, whom it knows by the session then", async () => {
    const customer = { username: "bold", email: "bold@example.com", name: "Болд", phone: "010-1234-5678" };
    const registered = await fetch(`${address}/api/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...customer, password: "secret-1" }),
    });
    expect(registered.status).toBe(201);
    const cookie = registered.headers.getSetCookie().map((one) => one.split(";")[0]);
    const user = await fetch(`${address}/api/user`, { headers: { cookie: cookie.join("; ") } });
    expect(await user.json()).toMatchObject({ username: "bold" });
  });

  it("tells kit its options", async () => {
    const follow = (secret: string) =>
      fetch(`${address}/zakh/changes`, { headers: { authorization: `Bearer ${secret}` } });
    const [told, stranger] = [await follow("an option"), await follow("another")];
    await told.body?.cancel();
    expect([told.status, stranger.status]).toEqual([200, 404]);
  });
});
