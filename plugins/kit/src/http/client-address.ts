import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet("127.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("10.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("172.16.0.0", 12, "ipv4");
OWN_NETWORK.addSubnet("192.168.0.0", 16, "ipv4");
OWN_NETWORK.addAddress("::1", "ipv6");
OWN_NETWORK.addSubnet("fc00::", 7, "ipv6");

/** Whether an address is this machine or its private network: where the edge and a balancer stand. */
export function isOwnNetwork(address: string): boolean {
  const known = plain(address);
  return isIP(known) !== 0 && OWN_NETWORK.check(known, isIP(known) === 6 ? "ipv6" : "ipv4");
}

/** Without what some proxies add (brackets, a port, a zone), and an IPv4 address that is written as IPv6 as IPv4. */
function plain(address: string): string {
  const text = address.trim();
  const inside = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  const bare = (inside?.[1] ?? text).replace(/%.*$/, "");
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".") : bare;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // WHATWG URLs write every IPv6 address in one way, also one that ends in an IPv4 address.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? "")];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * What a limit counts an address by. An IPv6 address is counted by its /64 network, because whoever has one address of it has
 * all of them; an IPv4 address by itself, also where it is written as IPv6. What is no address counts as `unknown`, all of it
 * together, so that made-up text is no new visitor.
 */
export function addressKey(address: string): string {
  const known = plain(address);
  const version = isIP(known);
  if (version === 0) return "unknown";
  if (version === 4) return known;
  const network = groupsOf(known).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The key that a request's address is counted by; see `addressKey`. */
export function clientKey(request: Pick<IncomingMessage, "headers" | "socket">): string {
  return addressKey(clientAddress(request));
}

/**
 * The address that a request came from. `X-Forwarded-For` is read from its end, as far as the peers that wrote it are our
 * own; what a stranger wrote into it is never believed.
 */
export function clientAddress(request: Pick<IncomingMessage, "headers" | "socket">): string {
  let address = plain(request.socket.remoteAddress ?? "unknown");
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map(plain).filter(Boolean);
  while (isOwnNetwork(address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = hop;
  }
  return address;
}
