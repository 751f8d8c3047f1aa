import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { SiteNameSetting } from "@zakh/site-settings/contract";
import getPort from "get-port";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Client, commerceUrl, registeredShopper, signedInAdmin } from "./client";
import { productForm } from "./test-products";

const START = fileURLToPath(new URL("../../../storefront/build/server/index.js", import.meta.url));
const SITE_NAME = "/api/settings/site-name";
const PAGES = ["/", "/?fbclid=x", "/products/1", "/contact"];
const READS = ["/api/products", "/api/products?x=1", SITE_NAME];

/** A proxy between the test's own edge and commerce. When frozen, it accepts connections and forwards nothing. */
class Line {
  readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private frozen = false;

  constructor() {
    const { hostname, port } = new URL(commerceUrl);
    this.server = createServer((client) => {
      const commerce = connect(Number(port), hostname);
      for (const socket of [client, commerce]) {
        this.sockets.add(socket);
        socket.once("close", () => this.sockets.delete(socket)).on("error", () => undefined);
      }
      for (const [from, to] of [
        [client, commerce],
        [commerce, client],
      ] as const) {
        from.on("data", (part) => to.write(part));
        from.once("close", () => to.destroy());
      }
      if (this.frozen) this.freeze();
    });
  }

  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }
}

const line = new Line();
let edge: ChildProcess;
let url: string;
let admin: Client;
let shopper: Client;
let name: string;

beforeAll(async () => {
  admin = (await signedInAdmin()).at(commerceUrl);
  name = (await admin.get<SiteNameSetting>(SITE_NAME)).body.siteName;
  line.server.listen(0, "127.0.0.1");
  await once(line.server, "listening");
  const port = await getPort();
  url = `http://127.0.0.1:${port}`;
  const behind = `http://127.0.0.1:${(line.server.address() as AddressInfo).port}`;
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), PUBLIC_URL: url, COMMERCE_URL: behind };
  edge = spawn(process.execPath, [START], { env, stdio: "ignore" });
  await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), { timeout: 20_000 });
  shopper = (await registeredShopper()).client.at(url);
});

afterAll(async () => {
  edge.kill("SIGKILL");
  line.server.close();
  await admin.put(SITE_NAME, { siteName: name });
});

/** Whether an answer came from the cache: it then has no request id. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, body: await answer.text(), atOnce: !answer.headers.has("x-request-id") };
}

async function settled(): Promise<void> {
  for (const path of [...PAGES, ...READS]) {
    await vi.waitFor(async () => expect((await ask(path)).atOnce).toBe(true), { timeout: 15_000, interval: 100 });
  }
}

async function everything(): Promise<string[]> {
  const answers = await Promise.all([...PAGES, ...READS].map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ body }) => body);
}

describe("when commerce freezes right after a write", () => {
  it("unaffected pages are answered from the cache", async () => {
    await settled();
    const { body: product } = await admin.get<{ nameEn: string | null }>("/api/products/1");
    const rename = (nameEn: string | null) => admin.send("PUT", "/api/products/1", { form: productForm({ nameEn }) });
    expect((await rename("Frozen")).status).toBe(200);
    // The write bypassed this edge, which learns of it from the change stream.
    await vi.waitFor(async () => expect((await ask("/api/products/1")).body).toContain("Frozen"));
    line.freeze();
    expect(await ask("/contact")).toMatchObject({ status: 200, atOnce: true });
    expect(await ask(SITE_NAME)).toMatchObject({ status: 200, atOnce: true });
    line.thaw();
    await rename(product.nameEn);
  });
});

describe("while commerce is frozen", () => {
  it("cached answers are served except personal ones, and everything is fresh when it is back", async () => {
    await settled();
    const cookie = `zakh.sid=${shopper.cookie("zakh.sid")}`;
    await vi.waitFor(async () => expect((await ask("/api/user", { cookie })).atOnce).toBe(true), { timeout: 15_000 });
    const before = await everything();

    line.freeze();
    expect(await everything()).toEqual(before);
    // The missing heartbeat is noticed after some seconds; from then on the cache does not count as fresh.
    await vi.waitFor(async () => expect((await ask("/")).atOnce).toBe(false), { timeout: 20_000, interval: 200 });
    expect(await everything()).toEqual(before);
    const own = fetch(`${url}/api/user`, { headers: { cookie }, signal: AbortSignal.timeout(2000) });
    expect(await own.then(({ status }) => status).catch(() => "no answer")).not.toBe(200);
    const changed = "Зах хөлдсөн үед";
    await admin.put(SITE_NAME, { siteName: changed });
    expect(await everything()).toEqual(before);

    line.thaw();
    await vi.waitFor(async () => expect((await ask("/")).body).toContain(changed), { timeout: 20_000, interval: 100 });
    expect((await ask(SITE_NAME)).body).toContain(changed);
    await settled();
    expect((await everything())[0]).toContain(changed);
  });
});
