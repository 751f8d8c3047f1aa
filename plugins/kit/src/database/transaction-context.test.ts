import { expect, it, vi } from "vitest";
import { createLimit } from "../http/rate-limit";
import { MailProviderService } from "../providers/mail/service";
import { s3Store } from "../uploads/s3-store";
import { inTransaction, type Pool } from "./in-transaction";
import { asTransaction, requireNoTransaction } from "./transaction-context";

const limit = createLimit({ name: "test", points: 1, seconds: 60 });
const store = s3Store({ bucket: "test", region: "test" });
const mail = new MailProviderService({ logger: {} as never }, { directory: "test" } as never);

it.each<[string, () => Promise<unknown>]>([
  ["a limit, which counts in Redis", () => limit.take("somebody")],
  ["its points", () => limit.giveBack("somebody")],
  ["a file in S3", () => store.has("img/0.webp")],
  ["a mail", () => mail.send({} as never)],
])("%s cannot be asked for inside a transaction", async (_name, call) => {
  await expect(asTransaction(call)).rejects.toThrow("inside a database transaction");
});

it("a transaction is over for what it started when it ends", async () => {
  const query = vi.fn();
  const pool = { connect: async () => ({ query, release: vi.fn() }) } as unknown as Pool;
  let started: Promise<void> = Promise.resolve();
  await inTransaction(pool, async () => {
    expect(() => requireNoTransaction("Redis")).toThrow();
    started = new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => requireNoTransaction("Redis"));
  });
  await started;
  expect(query.mock.calls).toEqual([["BEGIN"], ["COMMIT"]]);
});
