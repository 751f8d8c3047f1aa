import { Agent, request } from "node:http";

/** Connections are kept, as a browser keeps them. */
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
export function call(method, url, { json, headers = {} } = {}) {
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
          const text = Buffer.concat(parts).toString();
          const { statusCode = 0 } = answer;
          if (statusCode < 200 || statusCode > 299) {
            reject(new Error(`${method} ${url} answered ${statusCode}: ${text.slice(0, 300)}`));
            return;
          }
          resolve({ body: text === "" ? undefined : JSON.parse(text), cookies: answer.headers["set-cookie"] ?? [] });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}
