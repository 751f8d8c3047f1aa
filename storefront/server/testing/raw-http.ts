import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A connection that sends raw bytes, one for each character: HTTP clients would correct or refuse what attackers send. */
export class RawConnection {
  readonly #socket: Socket;
  #received = "";
  #closed = false;
  #changed = () => {};

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on("data", (bytes) => {
      this.#received += bytes.toString("latin1");
      this.#changed();
    });
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => {
      this.#closed = true;
      this.#changed();
    });
  }

  send(bytes: string): void {
    if (this.#socket.writable) this.#socket.write(Buffer.from(bytes, "latin1"));
  }

  /** The next final answer; `undefined` if none arrives before the connection closes or the timeout. */
  async answer({ method = "GET", withinMs = 10_000 } = {}): Promise<RawAnswer | undefined> {
    const until = Date.now() + withinMs;
    for (;;) {
      const parsed = parseAnswer(this.#received, method, this.#closed);
      if (parsed) {
        this.#received = parsed.rest;
        if (parsed.answer.status >= 200) return parsed.answer;
      } else if (this.#closed || !(await this.#change(until))) return undefined;
    }
  }

  /** Whether the server closes the connection before the timeout. */
  async isClosed(withinMs = 10_000): Promise<boolean> {
    const until = Date.now() + withinMs;
    while (!this.#closed) if (!(await this.#change(until))) return false;
    return true;
  }

  /** Whether there are bytes that belong to no answer. */
  get unread(): string {
    return this.#received;
  }

  close(): void {
    this.#socket.destroy();
  }

  #change(until: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), Math.max(0, until - Date.now()));
      this.#changed = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}

interface Parsed {
  answer: RawAnswer;
  rest: string;
}

/** The first answer in these bytes, if it is complete. */
function parseAnswer(text: string, method: string, closed: boolean): Parsed | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (!status) throw new Error(`This is no answer: ${JSON.stringify(text.slice(0, 200))}`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const rest = text.slice(end + 4);
  const whole = (body: string, used: number) => ({ answer: { status, headers, body }, rest: rest.slice(used) });
  if (method === "HEAD" || status < 200 || status === 204 || status === 304) return whole("", 0);
  if (headers["transfer-encoding"] === "chunked") return parseChunks(rest, whole);
  const length = headers["content-length"];
  if (length === undefined) return closed ? whole(rest, rest.length) : undefined;
  return rest.length >= Number(length) ? whole(rest.slice(0, Number(length)), Number(length)) : undefined;
}

function parseChunks(text: string, whole: (body: string, used: number) => Parsed): Parsed | undefined {
  let [body, at] = ["", 0];
  for (;;) {
    const lineEnd = text.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (text.length < next) return undefined;
    if (size === 0) return whole(body, next);
    body += text.slice(lineEnd + 2, next - 2);
    at = next;
  }
}
