import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** Keeps connections alive, as browsers do. */
const agent = new Agent({ keepAlive: true });

interface CallOptions {
  json?: unknown;
  headers?: Record<string, string>;
}

/** One call with a JSON body and a JSON answer. Throws unless the status is 2xx. */
export async function call<Body>(
  method: string,
  url: string,
  { json, headers = {} }: CallOptions = {},
): Promise<{ body: Body; cookies: string[] }> {
  const sent = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  const framed = sent && { "Content-Type": "application/json", "Content-Length": String(sent.length) };
  const outgoing = request(url, { method, agent, headers: { ...headers, ...framed } });
  const { status, headers: received, bytes } = await answerTo(outgoing, sent);
  if (status < 200 || status > 299)
    throw new Error(`${method} ${url} answered ${status}: ${bytes.toString().slice(0, 300)}`);
  return { body: bytes.length === 0 ? undefined : JSON.parse(bytes.toString()), cookies: received["set-cookie"] ?? [] };
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  bytes: Buffer;
}

/** Sends a request; its answer as it is sent over the wire, still compressed. */
export function answerTo(outgoing: ReturnType<typeof request>, sent?: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.once("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = answer;
        resolve({ status, headers, rawHeaders, bytes: Buffer.concat(parts) });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}
