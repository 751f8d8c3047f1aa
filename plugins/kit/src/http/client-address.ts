import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

const isOwn = proxyAddress.compile(["loopback", "uniquelocal"]);

/** Whether an address is on this machine or its private network, where the edge and load balancers run. */
export function isOwnNetwork(address: string): boolean {
  return isOwn(plain(address), 0);
}

/** Removes what some proxies add (brackets, port, zone), and converts an IPv4-mapped IPv6 address to IPv4. */
function plain(address: string): string {
  const text = address.trim();
  const inside = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  const bare = (inside?.[1] ?? text).replace(/%.*$/, "");
  // A WHATWG URL writes every notation of IPv6 as one, also that which ends in an IPv4 address.
  return isIP(bare) === 6 ? ipaddr.process(new URL(`http://[${bare}]`).hostname.slice(1, -1)).toString() : bare;
}

/**
 * The key by which limits count an address. IPv6 is counted by its /64 network, because whoever has one address of it
 * has all of them; IPv4 by the address itself, also when written as IPv6. All invalid addresses share the key
 * `unknown`, so that invented text does not create new visitors.
 */
export function addressKey(address: string): string {
  const known = plain(address);
  const version = isIP(known);
  if (version !== 6) return version === 4 ? known : "unknown";
  const network = ipaddr.IPv6.parse(known).parts.slice(0, 4);
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
  return plain(proxyAddress(request as IncomingMessage, isOwnNetwork) ?? "unknown");
}
