import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it } from "vitest";
import { untilListening } from "./until-listening";

/** Listens, and answers with its port and how to stop. */
async function listen(app: express.Express, port = 0) {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it("a request waits until commerce listens again, and not for ever", async () => {
  const before = await listen(express());
  before.close();
  const edge = express();
  edge.use(untilListening(`http://127.0.0.1:${before.port}`, 2000), (_, response) => void response.send("now"));
  const { port, close } = await listen(edge);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

  let answered = false;
  const waiting = read().finally(() => {
    answered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).toBe(false);
  const commerce = await listen(express(), before.port);
  expect(await waiting).toBe("now");
  commerce.close();
  expect(await read()).toBe("now");
  close();
});
