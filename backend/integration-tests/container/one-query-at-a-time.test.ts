import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce } from "./boot";

beforeAll(() => bootCommerce());

it("a connection that is asked for several things at once gets them one by one, in order, without a warning of pg", async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => void warnings.push(message);
  process.on("warning", listen);
  const client = await shopPool().connect();
  try {
    const asked = [1, 2, 3, 4].map((number) => client.query("SELECT $1::int AS number, pg_sleep(0.01)", [number]));
    const failing = client.query("SELECT 1 / 0");
    const byCallback = new Promise((resolve, reject) =>
      client.query("SELECT 5 AS number", (error: Error | null, result: { rows: unknown[] }) =>
        error ? reject(error) : resolve(result.rows[0]),
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0].number)).toEqual([1, 2, 3, 4]);
    await expect(failing).rejects.toThrow("division by zero");
    expect(await byCallback).toEqual({ number: 5 });
    // Warnings are emitted in the next tick.
    await new Promise((resolve) => setImmediate(resolve));
    expect(warnings).toEqual([]);
  } finally {
    client.release();
    process.off("warning", listen);
  }
});
