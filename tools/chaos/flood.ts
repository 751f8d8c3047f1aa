import { connect } from "node:net";

/** How long after its last byte an answer is waited for. */
const ANSWER_TIMEOUT_MS = 20_000;
const CHUNK = 64 * 1024;

interface Flood {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** how long it would go on, in bytes */
  size: number;
  /** the next bytes, from this place on */
  bytes: (from: number) => Buffer;
}

/**
 * Sends a body that does not end where it should, as somebody does who means harm: without saying how long it is, and on and on
 * after the answer until nobody takes it any more. Answers the status (0 without an answer), and how much was taken in bytes.
 */
export function flood({ url, method, headers, size, bytes }: Flood): Promise<{ status: number; sent: number }> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let status = 0;
    const done = () => resolve({ status, sent });
    const more = () => {
      while (!socket.destroyed && sent < size) {
        const chunk = bytes(sent);
        sent += chunk.length;
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        if (!socket.write("\r\n")) {
          socket.once("drain", more);
          return;
        }
      }
      if (sent < size) return;
      socket.write("0\r\n\r\n");
      if (status > 0) socket.destroy();
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (data) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1"))?.[1] ?? 0);
      if (sent >= size) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", done);
    const lines = Object.entries({ Host: hostname, "Transfer-Encoding": "chunked", ...headers });
    socket.write(
      `${method} ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
    more();
  });
}

/** A JSON text that never ends. */
export function endlessJson(from: number): Buffer {
  return from === 0 ? Buffer.from('{"name":"') : Buffer.alloc(CHUNK, "x");
}

/**
 * A form of one picture after the other, each small enough to be kept while the next arrives.
 * @param size of each picture
 */
export function endlessForm(part: string, size: number) {
  const head = `\r\n--b\r\nContent-Disposition: form-data; name="${part}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n`;
  let left = 0;
  return () => {
    if (left <= 0) {
      left = size;
      return Buffer.from(head, "latin1");
    }
    left -= CHUNK;
    return Buffer.alloc(CHUNK);
  };
}
