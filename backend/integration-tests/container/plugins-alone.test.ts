import { afterAll, expect, it } from "vitest";
import { BareApplication } from "./bare-application";

/** In ms: Medusa creates some 150 tables, which takes minutes on a busy machine. */
const INSTALL_TIMEOUT_MS = 600_000;

const application = new BareApplication();

afterAll(() => application.remove());

async function answer(url: string) {
  const response = await fetch(url);
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

it(
  "bank-transfer is installed with what it names and nothing else, migrates, starts and answers",
  async () => {
    await application.install("bank-transfer");
    const address = await application.start();
    expect(await answer(`${address}/health/live`)).toMatchObject({ status: 200 });
    expect(await answer(`${address}/health/ready`)).toMatchObject({ status: 200, body: { status: "ready" } });
    expect(await answer(`${address}/api/bank-accounts`)).toEqual({ status: 200, body: [] });
    const refused = await fetch(`${address}/api/bank-accounts`, { method: "POST" });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await application.stop();
  },
  INSTALL_TIMEOUT_MS,
);

it(
  "bank-transfer is built alone, types checked, with what it names, into the files of its package",
  () => {
    expect(application.build("bank-transfer")).toBe("");
    const { built, packed } = application.compiled("bank-transfer");
    expect(built).toEqual(packed);
  },
  INSTALL_TIMEOUT_MS,
);
