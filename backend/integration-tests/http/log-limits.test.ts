import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { RawConnection } from "../../../storefront/server/testing/raw-http";
import { Client, commerceUrl, edgeUrl, signedInAdmin } from "./client";
import { installedWrites } from "./medusa-writes";

const REFUSED = 600;
const folder = join(process.env.DATA_DIR ?? ".data", "logs");
const file = join(folder, "commerce.log");

function linesSince(bytes: number): Record<string, unknown>[] {
  const text = readFileSync(file).subarray(bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

it("a hundred refusals per second write few log lines, none with a stack", async () => {
  const before = statSync(file).size;
  const began = Date.now();
  const statuses = await Promise.all(
    Array.from({ length: REFUSED }, async (_, number) => {
      const answer = await fetch(`${commerceUrl}/auth/customer/no-such-${number}`, {
        method: "POST",
        // A separate address, because the limits of this machine's own are shared with the sign-ins of other tests.
        headers: { "X-Forwarded-For": "203.0.113.77" },
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  const last = await new Client(commerceUrl).get("/api/categories");
  await vi.waitFor(
    () => expect(linesSince(before).some((line) => line.request_id === last.headers.get("x-request-id"))).toBe(true),
    { timeout: 20_000 },
  );
  const lines = linesSince(before).filter((line) => JSON.stringify(line).includes("no-such"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => "stack" in line)).toEqual([]);
  // The first hundred write three kinds of lines, those beyond the sign-in limit a fourth, with at most fifty of a kind
  // per second.
  const seconds = Math.ceil((Date.now() - began) / 1000) + 1;
  expect(lines.length).toBeLessThanOrEqual(4 * 50 * seconds);
});

it("clients that leave in the middle of a body are no faults of the shop's", async () => {
  const before = statSync(file).size;
  const types = ["application/json", "multipart/form-data; boundary=b"];
  const paths = ["/api/login", "/api/orders", "/api/stores", "/api/admin/media", "/api/unknown"];
  const medusas = ["/auth/user/emailpass", "/store/carts", "/admin/products", "/admin/uploads", "/unknown"];
  const targets = [
    ...paths.map((path) => [edgeUrl, path] as const),
    ...[...paths, ...medusas].map((path) => [commerceUrl, path] as const),
  ];
  await Promise.all(
    targets.flatMap(([base, path]) =>
      types.map(async (type) => {
        const connection = new RawConnection(base);
        const { host } = new URL(base);
        connection.send(
          `POST ${path}?left HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n--b\r\n{`,
        );
        // Until what was sent is read; some of them are answered at once.
        await connection.answer({ withinMs: 2000 });
        connection.close();
      }),
    ),
  );
  const missing = () => {
    const logged = linesSince(before).map((line) => line.path);
    return [...paths, ...medusas].filter((path) => !logged.includes(path));
  };
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: 20_000 });
  const lines = linesSince(before);
  expect(lines.filter((line) => "stack" in line || line.level === "error" || Number(line.status) >= 500)).toEqual([]);
  for (const line of lines) expect(JSON.stringify(line).length, JSON.stringify(line)).toBeLessThan(600);
});

it("no write of Medusa's that a stranger sends, and no read of its path, is logged as a fault of the shop's", async () => {
  const before = statSync(file).size;
  const ids: (string | null)[] = [];
  const writes = installedWrites();
  for (const write of new Set(writes.flatMap((one) => [one, one.replace(/^\w+/, "GET")]))) {
    const [method = "", path = ""] = write.split(" ");
    const answer = await fetch(`${commerceUrl}${path.replace(/:\w+/g, "no-such")}`, {
      method,
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.78" },
      ...(method !== "GET" && { body: "{}" }),
    });
    await answer.arrayBuffer();
    expect(answer.status, write).toBeLessThan(500);
    if (path.startsWith("/hooks/") && method !== "GET") expect(answer.status, write).toBe(404);
    ids.push(answer.headers.get("x-request-id"));
  }
  const last = await new Client(commerceUrl).get("/api/categories");
  await vi.waitFor(
    () => expect(linesSince(before).some((line) => line.request_id === last.headers.get("x-request-id"))).toBe(true),
    { timeout: 20_000 },
  );
  const lines = linesSince(before).filter(({ request_id }) => ids.includes(request_id as string));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => line.level === "error" || "stack" in line)).toEqual([]);
});

it("logs are readable by their owner only", () => {
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
});

it("an administrator sees the free space of the shop's disks", async () => {
  const admin = await signedInAdmin();
  const { status, body } = await admin.get<{ disks: { contents: string; freeMegabytes: number }[] }>(
    "/api/admin/health",
  );
  expect(status).toBe(200);
  expect(body.disks[0]).toMatchObject({
    contents: "files",
    freeMegabytes: expect.any(Number),
    low: expect.any(Boolean),
  });
  expect((await new Client().get("/api/admin/health")).status).toBe(401);
});
