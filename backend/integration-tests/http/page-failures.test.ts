import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { Client, commerceUrl, fromElsewhere } from "./client";

const log = join(process.env.DATA_DIR ?? ".data", "logs", "commerce.log");
const FAILURE = {
  page: "/checkout",
  message: "x is not a function",
  stack: "TypeError: x is not a function\n    at y.js:1:2",
};

const report = (failure: object, from = fromElsewhere()) =>
  new Client(commerceUrl, undefined, from).post("/api/page-failures", failure);

it("a page that failed in a browser is one line of the log, without what a person typed", async () => {
  const typed = `bold.${Date.now()}@example.com`;
  const secrets = [
    "110-234-567890",
    "Vx3kQ9hJ_2Lw8Zr5Tn1Yb6Mc4Pd7Sf0A",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP",
  ];
  const page = `/reset/${secrets.join("/")}`;
  const told = { page, message: `no ${typed} here: ${secrets}`, stack: `at ${secrets}` };
  expect((await report(told)).status).toBe(204);
  const written = () =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => line.includes("A page failed in a browser") && line.includes("@example.com here"));
  await vi.waitFor(() => expect(written()).toHaveLength(1));
  expect(JSON.parse(written()[0] ?? "")).toMatchObject({ level: "warn", page: "/reset/****7890/***/***" });
  for (const secret of [typed, ...secrets]) expect(written()[0]).not.toContain(secret);
});

it.each([{ ...FAILURE, page: "/order-lookup?email=a@example.com" }, { ...FAILURE, stack: "x".repeat(2001) }, {}])(
  "a report that is longer or tells more is refused: %j",
  async (failure) => {
    expect((await report(failure)).status).toBe(400);
  },
);

it("one address cannot fill the log", async () => {
  const from = fromElsewhere();
  const answers = [];
  for (let sent = 0; sent < 12; sent += 1) answers.push((await report(FAILURE, from)).status);
  expect(answers).toEqual([...Array<number>(10).fill(204), 429, 429]);
});
