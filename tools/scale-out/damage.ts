import { setTimeout as delay } from "node:timers/promises";
import { ATTEMPT_TIMEOUT_MS } from "../chaos/shopper.ts";
import type { Machines } from "./machines.ts";
import type { Asked } from "./tally.ts";

/** How long a process stays away or stopped, and how long people go on after it is back, in ms. */
const AWAY_MS = 12_000;
const AFTER_MS = 4_000;

export interface Damage {
  title: string;
  /** what people may be refused meanwhile; nobody anything, unless it says so */
  allows?: { what: string; applies: (asked: Asked) => boolean };
  /** what has to be in the logs of commerce just once, if anything */
  logsOnce?: RegExp;
  run: (shop: Machines) => Promise<void>;
}

/** It may go on with them later, so nobody else may do them meanwhile. People wait for ten seconds, and no longer. */
const IN_HAND = {
  what: "a write that the stopped process had in hand",
  applies: ({ status, what }: Asked) => (status === 0 || status === 503) && !/^GET |^POST \/api\/orders$/.test(what),
};

/** Nobody knows whether such a POST was done; signing in is none of them. An answer that was half sent cannot be sent anew. */
const LOST = {
  what: "a POST without a key that it had in hand, or an answer that it had half sent",
  applies: ({ status, what, tookMs }: Asked) =>
    ((status === 502 || status === 503) && /^POST /.test(what) && !/orders$|log(?:in|out)$/.test(what)) ||
    (status === 0 && tookMs < ATTEMPT_TIMEOUT_MS - 500),
};

/** One process after the other is killed, stopped and replaced. */
export const DAMAGES: Damage[] = [
  { title: "nothing happens", run: () => delay(AWAY_MS) },
  {
    title: "commerce 1 killed, and started again",
    allows: LOST,
    run: async (shop) => {
      const [first = 0] = shop.commercePorts;
      await shop.killCommerce(first);
      await delay(AWAY_MS);
      await shop.startCommerce(first);
    },
  },
  {
    title: "commerce 2 stopped (SIGSTOP), and let go",
    allows: IN_HAND,
    run: (shop) => stopped(() => shop.commercePid(shop.commercePorts[1])),
  },
  {
    title: "commerce 1 replaced (SIGTERM)",
    run: async (shop) => {
      const [first = 0] = shop.commercePorts;
      await shop.endCommerce(first);
      await shop.startCommerce(first);
    },
  },
  {
    title: "edge 1 killed, and started again",
    allows: LOST,
    run: async (shop) => {
      const [first = 0] = shop.edgePorts;
      await shop.killEdgeAt(first);
      await delay(AWAY_MS / 2);
      await shop.startEdgeAt(first);
    },
  },
  {
    title: "edge 2 stopped (SIGSTOP), and let go",
    allows: IN_HAND,
    run: (shop) => stopped(() => shop.edgePid(shop.edgePorts[1] ?? 0)),
  },
  {
    title: "edge 1 replaced (SIGTERM)",
    run: (shop) => shop.replaceEdge(shop.edgePorts[0] ?? 0),
  },
  {
    title: "PostgreSQL restarted",
    allows: { what: "503 while it is away", applies: ({ status }) => status === 503 },
    run: async (shop) => {
      await shop.crashDatabase("SIGINT");
      await shop.startDatabase();
      await delay(AFTER_MS);
    },
  },
  {
    title: "PostgreSQL crashed",
    allows: { what: "503 while it is away", applies: ({ status }) => status === 503 },
    run: async (shop) => {
      await shop.crashDatabase();
      await delay(AFTER_MS);
      await shop.startDatabase();
      await delay(AFTER_MS);
    },
  },
  {
    title: "Redis killed, and started again",
    logsOnce: /redis/i,
    run: async (shop) => {
      await shop.killRedis();
      await delay(AWAY_MS);
      await shop.startRedis();
    },
  },
  {
    title: "Redis stopped (SIGSTOP), and let go",
    logsOnce: /redis/i,
    run: (shop) => stopped(() => shop.redisPid),
  },
];

/** Does the damage, and lets people go on for a moment afterwards. */
export async function damage({ run }: Damage, shop: Machines) {
  await run(shop);
  await delay(AFTER_MS);
}

async function stopped(pid: () => number) {
  process.kill(pid(), "SIGSTOP");
  try {
    await delay(AWAY_MS);
  } finally {
    process.kill(pid(), "SIGCONT");
  }
}
