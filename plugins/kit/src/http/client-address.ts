import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet("127.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("10.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("172.16.0.0", 12, "ipv4");
OWN_NETWORK.addSubnet("192.168.0.0", 16, "ipv4");
OWN_NETWORK.addAddress("::1", "ipv6");
OWN_NETWORK.addSubnet("fc00::", 7, "ipv6");

/** Whether an address is on this machine or its private network, where the edge and load balancers run. */
export function isOwnNetwork(address: string): boolean {
  const known = plain(address);
  return isIP(known) !== 0 && OWN_NETWORK.check(known, isIP(known) === 6 ? "ipv6" : "ipv4");
}

/** Removes what some proxies add (brackets, port, zone), and converts an IPv4-mapped IPv6 address to IPv4. */
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

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // A WHATWG URL normalises every notation of IPv6, including one that ends in an IPv4 address.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? "")];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * The key by which limits count an address. IPv6 is counted by its /64 network, because whoever has one address of it
 * has all of them; IPv4 by the address itself, also when written as IPv6. All invalid addresses share the key
 * `unknown`, so that invented text does not create new visitors.
 */
export function addressKey(address: string): string {
  const known = plain(address);
  const version = isIP(known);
  if (version === 0) return "unknown";
  if (version === 4) return known;
  const network = groupsOf(known).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The key of a request's address; see `addressKey`. */
export function clientKey(request: Pick<IncomingMessage, "headers" | "socket">): string {
  return addressKey(clientAddress(request));
}

/**
 * The address that a request came from. `X-Forwarded-For` is read from its end, as long as the peers that wrote it are
 * on our own network. Entries written by a client are never believed.
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
