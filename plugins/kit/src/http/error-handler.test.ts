import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readTexts } from "../configuration/read-texts";
import { shopLog } from "../log/shop-log";
import { createErrorHandler } from "./error-handler";
import { createErrorTexts } from "./error-texts";

const TEXTS = readTexts(__dirname, "../contract/locales");
const { en } = TEXTS;

const logged = vi.spyOn(shopLog, "error").mockReturnValue();

let failure: unknown;
const app = express();
app.use(() => {
  throw failure;
});
app.use(createErrorHandler(createErrorTexts([TEXTS])) as never);
const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close().closeAllConnections());

async function answerTo(error: unknown): Promise<unknown> {
  failure = error;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/orders`, {
    method: "POST",
    headers: { "Accept-Language": "en" },
  });
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
}

const FULL = [503, "storage_full", en.storage_full];

it.each(["53100", "58030", "ENOSPC", "EDQUOT", "EROFS", "EIO"])(
  "what %s keeps from being written is a sentence, not a breakdown",
  async (code) => {
    expect(await answerTo(Object.assign(new Error("could not extend file"), { code }))).toEqual(FULL);
    // Copied as a workflow passes it on, and wrapped as the database layer does.
    expect(await answerTo({ message: "could not extend file", code })).toEqual(FULL);
    expect(await answerTo(Object.assign(new Error("step failed"), { cause: { code } }))).toEqual(FULL);
  },
);

it.each(["53200", "57P03", "ECONNREFUSED"])("a database that cannot be reached or used (%s) is away", async (code) => {
  expect(await answerTo(Object.assign(new Error(), { code }))).toEqual([503, "unavailable", en.unavailable]);
});

it.each([
  // As body-parser and Node make them.
  Object.assign(new Error("request aborted"), { code: "ECONNABORTED", type: "request.aborted", status: 400 }),
  Object.assign(new Error("aborted"), { code: "ECONNRESET" }),
])("a client that leaves in its body ($message) is no lost database, and no fault", async (error) => {
  logged.mockClear();
  expect(await answerTo(error)).toEqual([400, "body_invalid", en.body_invalid]);
  expect(logged).not.toHaveBeenCalled();
});

it("answers an unexpected error with 500", async () => {
  expect(await answerTo(new Error("a mistake"))).toEqual([500, "server_error", en.server_error]);
});
