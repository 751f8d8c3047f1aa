import { describe, expect, it } from "vitest";
import { commerceUrl, edgeUrl } from "./client";
import { plainProduct, Shopper } from "./orders-client";

async function metric(name: string, labels: string): Promise<number> {
  const text = await (await fetch(`${commerceUrl}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name}{`) && one.includes(labels));
  return Number(line?.split(" ").at(-1) ?? 0);
}

describe("the state of the process, for machines", () => {
  it("is live, and ready with its database", async () => {
    const live = await fetch(`${commerceUrl}/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: "live" }]);
    const ready = await fetch(`${commerceUrl}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: "ready", database: "up" });
  });

  it("counts requests by route, orders and mails", async () => {
    const shopper = await Shopper.register();
    const { id } = await plainProduct();
    const route = 'method="POST",route="/api/orders",status="201"';
    const [requests, orders] = [
      await metric("zakh_http_requests_total", route),
      await metric("zakh_orders", "pending"),
    ];
    await shopper.place([{ productId: id, quantity: 1 }]);
    expect(await metric("zakh_http_requests_total", route)).toBe(requests + 1);
    expect(await metric("zakh_orders", "pending")).toBeGreaterThan(orders);
    expect(await (await fetch(`${commerceUrl}/metrics`)).text()).toMatch(/^zakh_mails\{state="\w+"\} \d+$/m);
  });

  it("is hidden from visitors", async () => {
    for (const path of ["/metrics", "/health/ready"]) {
      const answer = await fetch(`${edgeUrl}${path}`);
      expect(await answer.text(), path).not.toMatch(/zakh_|database/);
    }
  });
});

describe("a request's id", () => {
  it("is set by the edge, and a client cannot choose it", async () => {
    const answer = await fetch(`${edgeUrl}/api/user`, { headers: { "x-request-id": "chosen-by-a-stranger" } });
    const id = answer.headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[\w-]{36}$/);
  });

  it("is passed from the edge to commerce, whose answers have the same id", async () => {
    const answer = await fetch(`${commerceUrl}/api/categories`, {
      headers: { "x-request-id": "from-the-own-network" },
    });
    expect(answer.headers.get("x-request-id")).toBe("from-the-own-network");
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});
