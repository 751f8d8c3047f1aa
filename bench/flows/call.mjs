import { Agent, request } from "node:http";

/** Keeps connections alive, as browsers do. */
const agent = new Agent({ keepAlive: true });

/**
 * One call with a JSON body and a JSON answer. Throws unless the status is 2xx.
 *
 * @template Body
 * @param {string} method
 * @param {string} url
 * @param {{ json?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ body: Body, cookies: string[] }>}
 */
export async function call(method, url, options) {
  const { bytes, headers } = await exchange(method, url, options);
  return { body: bytes.length === 0 ? undefined : JSON.parse(bytes.toString()), cookies: headers["set-cookie"] ?? [] };
}

/**
 * One call with a JSON body and any answer, returned as raw bytes. Throws unless the status is 2xx.
 *
 * @param {string} method
 * @param {string} url
 * @param {{ json?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ bytes: Buffer, headers: import("node:http").IncomingHttpHeaders }>}
 */
export function exchange(method, url, { json, headers = {} } = {}) {
  const sent = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(sent ? { "Content-Type": "application/json", "Content-Length": String(sent.length) } : {}),
        },
      },
      (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          const bytes = Buffer.concat(parts);
          const { statusCode = 0 } = answer;
          if (statusCode < 200 || statusCode > 299) {
            reject(new Error(`${method} ${url} answered ${statusCode}: ${bytes.toString().slice(0, 300)}`));
            return;
          }
          resolve({ bytes, headers: answer.headers });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}
