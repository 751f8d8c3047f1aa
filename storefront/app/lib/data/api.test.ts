import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api } from "./api";

const open: ReturnType<typeof createServer>[] = [];

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/anything`;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Nobody waits half a minute for a test. */
function timeOut() {
  const signal = AbortSignal.timeout(100);
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
}

it.each([
  ["nothing is answered", () => undefined],
  ["an answer stops half-way", (_request, response) => response.writeHead(200).write('{"a":')],
  ["the connection is cut", (request) => request.socket.destroy()],
] satisfies [string, RequestListener][])("says that the shop cannot be reached when %s", async (_name, answer) => {
  timeOut();
  const refusal = await api(await served(answer)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 0, code: "unavailable", serverMessage: "" });
});

it("has no timeout for a form with photos", async () => {
  timeOut();
  const slow = await served((request, response) => {
    request.resume().on("end", () => setTimeout(() => response.end('{"saved":true}'), 300));
  });
  const body = new FormData();
  body.set("name", "Хонины хаа");
  expect(await api(slow, { method: "POST", body })).toEqual({ saved: true });
});

it("throws the server's error with its code and fields", async () => {
  const refusing = await served((_request, response) => {
    response.writeHead(400, { "retry-after": "7" });
    response.end(JSON.stringify({ code: "validation_failed", message: "Алдаа", fields: { name: { code: "x" } } }));
  });
  const refusal = await api(refusing, { method: "POST", body: {} }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 400, code: "validation_failed", serverMessage: "Алдаа", retryAfter: 7 });
});
