import { describe, expect, it } from "vitest";
import { addressKey, clientAddress } from "./client-address";

function from(remoteAddress: string, forwarded?: string) {
  return clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as never);
}

it("takes the peer's address when it stands outside", () => {
  expect(from("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

it("is the one that our own edge saw", () => {
  expect(from("::ffff:127.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
});

it("ignores what a client wrote in front of it", () => {
  expect(from("127.0.0.1", "1.2.3.4, 203.0.113.7")).toBe("203.0.113.7");
});

it("is found behind a private load balancer", () => {
  expect(from("127.0.0.1", "203.0.113.7, 10.0.0.5")).toBe("203.0.113.7");
});

it("is the local address when there is no proxy", () => {
  expect(from("127.0.0.1")).toBe("127.0.0.1");
});

describe("the key that an address is counted by", () => {
  it.each([
    ["an IPv4 address, whole", "203.0.113.7", "203.0.113.7"],
    ["an IPv4 address written as an IPv6 one", "::ffff:203.0.113.7", "203.0.113.7"],
    ["the same in hexadecimal and capitals", "::FFFF:CB00:7107", "203.0.113.7"],
    ["an IPv4 address with the port that some proxies add", "203.0.113.7:51234", "203.0.113.7"],
    ["the /64 network of an IPv6 address", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["the /64 network, however the address is written", "2001:0DB8:1:2::6", "2001:db8:1:2::/64"],
    ["the /64 network of an address whose end is IPv4", "64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["an IPv6 address in brackets, with a port", "[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["an IPv6 address with a zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
    ["an IPv6 address with a zone, in brackets", "[fe80::1%eth0]:80", "fe80:0:0:0::/64"],
    ["the loopback address", "::1", "0:0:0:0::/64"],
    ["no address", "unknown", "unknown"],
    ["nothing", "", "unknown"],
    ["made-up text", "2001:db8::1::2, evil", "unknown"],
    ["a name", "localhost", "unknown"],
    ["digits that are no address", "1.2.3.4.5", "unknown"],
    ["a number out of range", "1.2.3.256", "unknown"],
  ])("is of %s", (_what, address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it("differs for another /64", () => {
    expect(addressKey("2001:db8:1:3::6")).not.toBe(addressKey("2001:db8:1:2::6"));
  });
});

it("is found behind a private peer that is written as IPv6, in any notation", () => {
  expect(from("::FFFF:127.0.0.1", "203.0.113.7, ::ffff:10.0.0.5")).toBe("203.0.113.7");
});

it("does not treat invented text as a private network", () => {
  expect(from("127.0.0.1", "10.0.0.5, garbage")).toBe("garbage");
});
