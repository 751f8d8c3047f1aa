import { connect } from "node:net";
import { Failure } from "./failure.mjs";

const CONNECT_TIMEOUT_MS = 3_000;

/** The ports of the shop: the variable that sets each, its default, and what listens there. */
export const SHOP_PORTS = /** @type {const} */ ([
  { variable: "PORT", fallback: 3000, what: "the storefront" },
  { variable: "COMMERCE_PORT", fallback: 9000, what: "Medusa" },
]);

/** Throws a Failure when a port of the shop is in use, to say so before packages are installed, which takes minutes. */
export async function requireShopPorts() {
  for (const { variable, fallback, what } of SHOP_PORTS) {
    const port = Number(process.env[variable]?.trim() || fallback);
    // The start itself checks everything else about ports.
    if (port > 0 && port < 65_536 && (await isListening("127.0.0.1", port))) throw portInUse(port, variable, what);
  }
}

/**
 * @param {number} port
 * @param {string} variable
 * @param {string} what
 */
export function portInUse(port, variable, what) {
  return new Failure(
    `Port ${port} for ${what} is already in use; stop what uses it or set ${variable} to another port.`,
  );
}

/**
 * Whether a program accepts connections there.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isListening(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}
