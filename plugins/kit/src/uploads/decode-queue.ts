import type { Sender, Standing } from "./sender";
import { LAST, Turns } from "./turns";
import { uploadsBusy } from "./uploads-busy";

const RANK: Record<Standing, number> = { admin: 0, verified: 1, anybody: LAST };

/**
 * All pictures and logos of this process: two at once, so that half of libuv's four threads stay free. The costliest
 * picture takes a core about a second, so the last of eight senders waits some 4 s.
 */
const turns = new Turns({ places: 2, perSender: 1, maxSenders: 8, maxWaitingPerSender: 20, refusal: uploadsBusy });

/**
 * Runs `work` when it is the sender's turn: one at a time of an account, and of an address of strangers, whose accounts
 * cost nothing. Throws as `Turns` does.
 */
export async function inDecodeQueue<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
  const { account, address, standing, signal } = sender;
  const shareOf = standing === "anybody" ? `address ${address}` : `account ${account}`;
  const end = await turns.take({ sender: shareOf, rank: RANK[standing], signal });
  try {
    return await work();
  } finally {
    end();
  }
}
