import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shopPool } from "@zakh/kit/database/pool";
import { expect, it, vi } from "vitest";
import { signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";

/** The lines of commerce's log, parsed. */
function logLines(): Record<string, unknown>[] {
  const text = readFileSync(join(process.env.DATA_DIR ?? ".data", "logs", "commerce.log"), "utf8");
  return text.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
}

it("an order can be traced in the log by its number: placed, mailed, paid, read", async () => {
  const shopper = await Shopper.register();
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }]);
  const admin = await signedInAdmin();
  expect((await admin.patch(`/api/orders/${id}/status`, { status: "processing" })).status).toBe(200);
  expect((await admin.get(`/api/orders/${id}`)).status).toBe(200);

  // The search that docs/operations.md recommends.
  const its = new RegExp(`"order":${id}[,}]|/api/orders/${id}[/"]|order-placed:${id}\\b`);
  const told = () =>
    logLines().flatMap((line) => (its.test(JSON.stringify(line)) ? [String(line.path ?? line.message)] : []));
  await vi.waitFor(
    () => {
      for (const part of ["/api/orders", `/api/orders/${id}/status`, `/api/orders/${id}`])
        expect(told()).toContain(part);
      expect(told().some((line) => line.endsWith(`is sent: order-placed:${id}`))).toBe(true);
    },
    { timeout: 20_000 },
  );
});

it("a request's id is in the edge's answer, in commerce's log and in its PostgreSQL statements", async () => {
  const { client } = await Shopper.register();
  const seen = async () => {
    const { headers } = await client.get("/api/user/orders");
    const id = headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[\w-]{36}$/);
    const { rows } = await shopPool().query("SELECT 1 FROM pg_stat_activity WHERE query LIKE $1", [
      `/* request ${id} */%`,
    ]);
    return { id, statements: rows.length };
  };
  // Another request may follow on the same connection, which hides this one's statement.
  const { id } = await vi.waitUntil(
    async () => {
      const request = await seen();
      return request.statements > 0 && request;
    },
    { timeout: 20_000 },
  );
  await vi.waitFor(
    () => expect(logLines().find(({ request_id }) => request_id === id)?.path).toBe("/api/user/orders"),
    {
      timeout: 20_000,
    },
  );
});
