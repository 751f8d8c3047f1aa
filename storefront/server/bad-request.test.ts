import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, it, vi } from "vitest";
import { badRequest } from "./bad-request";

const app = express();
// As in production; under "test" Express logs no errors.
app.set("env", "production");
app.get("/:anything", (_request, response) => void response.send("here"));
app.use(badRequest);
const server = createServer(app);
afterEach(() => void server.close().closeAllConnections());

it("an address that cannot be decoded is refused and not logged", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/%ff`);
  expect([answer.status, await answer.text()]).toEqual([400, "Bad Request"]);
  expect(logged).not.toHaveBeenCalled();
});
