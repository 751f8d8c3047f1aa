import { randomInt } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { closeServers, edgeBefore, type ReceivedRequest, recordingUpstream } from "./testing/edge-and-upstream";
import { NGINX, startNginx } from "./testing/nginx";
import { tryPairs } from "./testing/request-pairs";

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
/** `npm test -- --all` makes twenty times as many. */
const ATTACKS = process.env.TEST_ALL ? 10_000 : 500;

afterAll(closeServers);

function pairsAt(url: string, count: number): Promise<string[]> {
  return tryPairs({
    url,
    count,
    seed,
    lanes: 8,
    request: (_lane, pair) => `GET /api/user?mark=${pair} HTTP/1.1\r\nHost: shop\r\n\r\n`,
    wrong: ({ status, body }, _lane, pair) =>
      status === 200 && JSON.parse(body).url === `/api/user?mark=${pair}` ? undefined : `${status} ${body}`,
  });
}

/** Requests at commerce that the edge has not signed or would not forward. */
function smuggled(received: ReceivedRequest[]): string[] {
  return received
    .filter(({ url = "", headers }) => !headers["x-edge-signature"] || !/^\/(?:api|static)[/?]/.test(url))
    .map(({ method, url }) => `${method} ${url}`);
}

it(`after each of ${ATTACKS} attacks visitors get their own answers (FUZZ_SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  console.log(`Attacks are made from FUZZ_SEED=${seed}`);
  const { url, received } = await recordingUpstream();
  expect(await pairsAt(await edgeBefore(url), ATTACKS)).toEqual([]);
  expect(smuggled(received)).toEqual([]);
  // The attacks are plausible: many are requests that commerce answers.
  expect(received.length).toBeGreaterThan(1.1 * ATTACKS);
});

it.skipIf(!NGINX)(
  `so behind nginx${NGINX ? "" : " (skipped: nginx is not installed)"}`,
  { timeout: 300_000 },
  async () => {
    const { url, received } = await recordingUpstream();
    const nginx = await startNginx(await edgeBefore(url));
    try {
      expect(await pairsAt(nginx.url, ATTACKS / 5)).toEqual([]);
      expect(smuggled(received)).toEqual([]);
    } finally {
      await nginx.stop();
    }
  },
);
