import { createServer } from "node:net";
import { Failure } from "../../bootstrap/failure.mjs";
import { isListening, portInUse } from "../../bootstrap/ports.mjs";

/**
 * Throws a Failure when a port is in use, before any long work.
 * @param variable that sets the port, such as PORT
 * @param what is to listen there
 * @param host the address of this machine that it listens on, when not on all of them
 */
export async function requireFreePort(port: number, variable: string, what: string, host?: string) {
  const problem = (await isListening("127.0.0.1", port)) ? "EADDRINUSE" : await listenProblem(port, host);
  if (!problem) return;
  if (problem === "EADDRNOTAVAIL") throw new Failure(`This machine has no address ${host} for ${what}.`);
  if (problem === "EACCES") {
    throw new Failure(`This user may not open port ${port} for ${what}; set ${variable} to a port above 1023.`);
  }
  throw portInUse(port, variable, what);
}

/**
 * Throws a Failure when no server answers at an address. It does not sign in, and prints no password.
 * @param variable that sets the address
 */
export async function requireReachable(url: string, variable: string, what: string) {
  const { hostname, port, protocol } = new URL(url);
  // Without a host the driver uses a local socket.
  if (!hostname || hostname.startsWith("%2F")) return;
  const host = hostname.replace(/^\[|\]$/g, "");
  const number = Number(port) || (protocol.startsWith("redis") ? 6379 : 5432);
  if (await isListening(host, number)) return;
  throw new Failure(`${what} at ${host}:${number} (${variable}) cannot be reached; start it or correct ${variable}.`);
}

/** @returns the error code when the port cannot be listened on */
function listenProblem(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
