import { connect, createServer } from "node:net";
import { Failure } from "./failure.mjs";

const ANSWER_WITHIN = 3_000;

/**
 * Ends with one sentence when a port is in use, before any long work is done for nothing.
 * @param {number} port
 * @param {string} variable that moves us elsewhere, such as PORT
 * @param {string} what is to listen there
 * @param {string} [host] the address of this machine that it listens on, when not on all of them
 */
export async function claimPort(port, variable, what, host) {
  const problem = (await answers("127.0.0.1", port)) ? "EADDRINUSE" : await listenProblem(port, host);
  if (!problem) return;
  if (problem === "EADDRNOTAVAIL") throw new Failure(`This machine has no address ${host} for ${what}.`);
  if (problem === "EACCES") {
    throw new Failure(`This user may not open port ${port} for ${what}; set ${variable} to a port above 1023.`);
  }
  throw new Failure(
    `Port ${port} for ${what} is already in use; stop what uses it or set ${variable} to another port.`,
  );
}

/**
 * A free port of this machine: the preferred one when it is free.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function freePort(preferred) {
  if (preferred && !(await answers("127.0.0.1", preferred)) && !(await listenProblem(preferred, "127.0.0.1"))) {
    return preferred;
  }
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Ends with one sentence when nothing answers at the server of an address. Knows nothing of passwords and prints none.
 * @param {string} url
 * @param {string} variable that holds it
 * @param {string} what
 */
export async function reachable(url, variable, what) {
  const { hostname, port, protocol } = new URL(url);
  // Without a host the driver uses a local socket.
  if (!hostname || hostname.startsWith("%2F")) return;
  const host = hostname.replace(/^\[|\]$/g, "");
  const number = Number(port) || (protocol.startsWith("redis") ? 6379 : 5432);
  if (await answers(host, number)) return;
  throw new Failure(`${what} at ${host}:${number} (${variable}) cannot be reached; start it or correct ${variable}.`);
}

/**
 * Whether somebody accepts connections there.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWER_WITHIN });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>} the system's code of what is in the way
 */
function listenProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
