import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

function from(remoteAddress: string, forwarded?: string) {
  return clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as never);
}

it("takes the peer's address when it stands outside", () => {
  expect(from("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

it("takes what our own edge saw", () => {
  expect(from("::ffff:127.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
});

it("does not believe what a stranger wrote in front of it", () => {
  expect(from("127.0.0.1", "1.2.3.4, 203.0.113.7")).toBe("203.0.113.7");
});

it("walks through a private balancer", () => {
  expect(from("127.0.0.1", "203.0.113.7, 10.0.0.5")).toBe("203.0.113.7");
});

it("is the local address when nobody forwarded", () => {
  expect(from("127.0.0.1")).toBe("127.0.0.1");
});
