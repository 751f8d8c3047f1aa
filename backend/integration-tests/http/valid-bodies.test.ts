import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { fromElsewhere, signedInAdmin } from "./client";
import { customerPreconditions } from "./customer-preconditions";
import type { Scene } from "./preconditions";
import { Slowest } from "./slowest";
import { staffPreconditions } from "./staff-preconditions";
import { closeDown, decide, verifiedOwner } from "./store-fixtures";
import type { Json } from "./unexpected-values";
import { variations } from "./valid-bodies";

/** Number of bodies per call; each run of the suite makes others. */
const RUNS = 2;

const preconditions = { ...customerPreconditions, ...staffPreconditions };

/** A picture's upload has only files, which `uploads.test.ts` varies. */
const withBodies = calls.filter(({ body, form, path }) => (body || form) && path !== "/api/media/upload");

let scene: Scene;
const slowest = new Slowest();

beforeAll(async () => {
  const admin = await signedInAdmin();
  const { body } = await admin.get<{ id: number }[]>("/api/service-categories");
  scene = { admin, owner: await verifiedOwner(admin, body[0]?.id ?? 0) };
});

afterAll(async () => {
  slowest.print();
  await closeDown(scene.owner);
  await decide(scene.admin, scene.owner.store.id, { isVerified: false });
});

describe.each(withBodies.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (name, call) => {
  it("accepts every body that its contract accepts", async () => {
    const contract = call.body ?? call.form?.fields;
    const precondition = await preconditions[name]?.(scene);
    if (!contract || !precondition) throw new Error("There is no precondition for this call");
    const { fixed = [], fits = () => true } = precondition;
    const { body: sample } = await precondition.ready();
    expect(contract.safeParse(sample).error).toBeUndefined();
    try {
      await fc.assert(
        fc.asyncProperty(variations(sample, contract, fixed), async (vary) => {
          const { client, path, body } = await precondition.ready();
          const sent: Json = vary(body);
          fc.pre(contract.safeParse(sent).success && fits(sent));
          const sending = client.send<Json>(call.method, path, { json: sent, headers: fromElsewhere() });
          const answer = await slowest.of(name, sending);
          expect(answer.status, `${JSON.stringify(sent)} ${JSON.stringify(answer.body)}`).toBe(call.status ?? 200);
          await precondition.taken?.(answer.body, sent);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    } finally {
      await precondition.finish?.();
    }
  });
});

it("there are no entries for missing calls", () => {
  expect(Object.keys(preconditions).sort()).toEqual(withBodies.map(({ method, path }) => `${method} ${path}`).sort());
});
