import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { commerceUrl, edgeUrl } from "./client";

const MB = 1024 * 1024;
/** In ms: long before the edge's timeout (14 s), and before the announced body could have been sent. */
const AT_ONCE_MS = 5000;

const MESSAGE = "The request body is too large";

/** Every kind of path, with a content type and an announced length. */
const BODIES: [path: string, type: string, announced: number][] = [
  ["/api/login", "application/json", 10 * MB],
  ["/api/login", "application/x-www-form-urlencoded", 10 * MB],
  ["/api/login", "text/plain", 10 * MB],
  ["/api/login", "application/octet-stream", 10 * MB],
  ["/api/stores", "application/json", 10 * MB],
  ["/api/products", "multipart/form-data; boundary=b", 60 * MB],
  ["/api/nothing", "application/json", 10 * MB],
];

/** Medusa's own paths, which the edge does not forward. */
const MEDUSAS: typeof BODIES = [
  ["/auth/user/emailpass", "application/json", 10 * MB],
  ["/store/carts", "application/json", 10 * MB],
  ["/admin/products", "application/json", 10 * MB],
  ["/admin/uploads", "multipart/form-data; boundary=b", 60 * MB],
  ["/hooks/payment/x", "application/json", 10 * MB],
];

interface Sent {
  answer: string;
  tookMs: number;
  /** Ms until the other side closed the connection; undefined when it is still open after ten seconds. */
  closedMs: number | undefined;
}

/** Sends a head and then `body` repeatedly, as long as it is accepted. */
function send(base: string, head: string[], body = ""): Promise<Sent> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const began = performance.now();
    const sent: Sent = { answer: "", tookMs: Number.POSITIVE_INFINITY, closedMs: undefined };
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    const more = () => {
      if (body !== "" && !socket.destroyed && socket.write(body)) setTimeout(more, 5);
    };
    socket.on("connect", more).on("drain", () => setTimeout(more, 5));
    socket.on("data", (part) => {
      if (sent.answer === "") sent.tookMs = performance.now() - began;
      sent.answer += part;
    });
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(sent);
    };
    const timer = setTimeout(end, 10_000);
    socket
      .on("error", () => undefined)
      .on("close", () => {
        sent.closedMs = performance.now() - began;
        end();
      });
  });
}

const headOf = (path: string, type: string, framing: string) => [
  `POST ${path} HTTP/1.1`,
  "Host: localhost",
  "Accept-Language: en",
  `Content-Type: ${type}`,
  framing,
];

function expectRefused({ answer, tookMs, closedMs }: Sent) {
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(`"code":"body_too_large"`);
  expect(answer).toContain(MESSAGE);
  expect(tookMs).toBeLessThan(AT_ONCE_MS);
  expect(closedMs).toBeDefined();
}

const PORTS: [string, string, typeof BODIES][] = [
  ["through the edge", edgeUrl, BODIES],
  ["on the commerce port", commerceUrl, [...BODIES, ...MEDUSAS]],
];

describe.each(PORTS)("%s", (_port, base, bodies) => {
  it.concurrent.each(bodies)("%s with %s that announces %d bytes is refused at once", async (path, type, announced) => {
    expectRefused(await send(base, headOf(path, type, `Content-Length: ${announced}`), "x".repeat(1000)));
  });

  // Types that no parser reads are refused by type.
  it.concurrent.each(bodies.filter(([, type]) => !/^multipart|octet/.test(type)))(
    "%s with %s that has no end is refused at the byte that is one too many",
    async (path, type) => {
      const chunk = `8000\r\n${"x".repeat(0x8000)}\r\n`;
      expectRefused(await send(base, headOf(path, type, "Transfer-Encoding: chunked"), chunk));
    },
  );
});

it("data after another answer is not read for ever", async () => {
  const chunk = `8000\r\n${"x".repeat(0x8000)}\r\n`;
  const head = headOf("/auth/user/emailpass", "multipart/form-data; boundary=b", "Transfer-Encoding: chunked");
  const { answer, closedMs } = await send(commerceUrl, head, chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(closedMs).toBeDefined();
});
