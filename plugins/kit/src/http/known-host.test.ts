import { afterEach, beforeEach, expect, it } from "vitest";
import { configured } from "../configuration/configured.testing";
import { refuseUnknownHost } from "./known-host";

beforeEach(() => configured({ publicUrl: "https://shop.example.com", commerceUrl: "https://office.example.com:9443" }));

afterEach(() => configured());

function passes(path: string, host: string | undefined): boolean {
  let passed = false;
  try {
    refuseUnknownHost({ path, headers: { host } } as never, {} as never, () => {
      passed = true;
    });
  } catch (error) {
    expect(error).toMatchObject({ status: 421, code: "host_unknown" });
  }
  return passed;
}

it.each([
  "127.0.0.1:9000",
  "[::1]:9000",
  "192.168.0.7",
  "localhost:9000",
  "office.localhost",
  "commerce:9000",
  "shop.example.com",
  "OFFICE.example.com:9000",
  undefined,
])("answers Medusa's own calls under %s", (host) => {
  expect(passes("/admin/orders", host)).toBe(true);
});

it.each(["rebound.example.org:9000", "shop.example.com.example.org", "127.0.0.1.nip.io", "a b.example.org", "["])(
  "refuses them under %s",
  (host) => {
    for (const path of ["/admin/orders", "/auth/user/emailpass", "/store/products", "/metrics", "/apis"]) {
      expect(passes(path, host), path).toBe(false);
    }
  },
);

it("accepts the calls of shoppers and load balancers under any host", () => {
  for (const path of ["/api/products", "/static/img/a.webp", "/health", "/health/ready", "/zakh/changes"]) {
    expect(passes(path, "anything.example.org"), path).toBe(true);
  }
});
