import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";

const OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet("127.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("10.0.0.0", 8, "ipv4");
OWN_NETWORK.addSubnet("172.16.0.0", 12, "ipv4");
OWN_NETWORK.addSubnet("192.168.0.0", 16, "ipv4");
OWN_NETWORK.addAddress("::1", "ipv6");
OWN_NETWORK.addSubnet("fc00::", 7, "ipv6");

/** Whether an address is this machine or its private network: where the edge and a balancer stand. */
export function isOwnNetwork(address: string): boolean {
  return OWN_NETWORK.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

function plain(address: string): string {
  return address.trim().replace(/^::ffff:/, "");
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
