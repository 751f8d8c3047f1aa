import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { parsed, sendChange } from "../client";
import { RETRY_WAITING_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { sessionKey } from "../resources/session";
import { toast } from "../ui/toast";
import { outbox } from "./outbox";
import { bodyOf, isSentByItself, type QueuedChange } from "./queued-change";
import { type Answer, type Outcome, sendWaiting } from "./send-waiting";

const NONE: readonly QueuedChange[] = [];

/** One page of a device sends at a time, so that changes arrive in their order. */
const LOCK = "waiting-changes";

/** Whether this page sends; for browsers without locks, and because the header is mounted anew on every screen. */
let sending = false;

/** Changes of whose silence the user was told. */
const told = new Set<string>();

/** The toast that told it last, and of which changes. */
let telling: { toast: string | number; ids: readonly string[] } | undefined;

/** The signed-in admin's changes that wait on this device, oldest first. */
export function useWaitingChanges(): readonly QueuedChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => NONE);
}

/** Sends changes to the server, and shows what came of it; resolves when all of them are settled. */
export function useSendWaiting(): (changes: readonly QueuedChange[]) => Promise<void> {
  const { t } = useTexts();
  const queries = useQueryClient();
  return useCallback(
    async (changes) => {
      const troubled = { count: 0 };
      const settle = async (change: QueuedChange, outcome: Outcome, answer: Answer | undefined) => {
        if (outcome === "done") {
          await outbox.remove(change.id);
          return outbox.made(change, answer?.body.version);
        }
        if (outcome === "signed_out") void queries.invalidateQueries({ queryKey: sessionKey });
        if (typeof outcome === "object") troubled.count += 1;
        await outbox.update(change.id, { sendingUntil: 0, ...(typeof outcome === "object" && outcome) });
      };
      const done = await sendWaiting({ changes, send: answerTo, claim: (id) => outbox.claim(id), settle });
      if (troubled.count > 0) toast.error(t("waiting.refused", { count: troubled.count }));
      else if (done > 0) toast.success(t("waiting.sent", { count: done }));
      if (done + troubled.count > 0) void queries.invalidateQueries();
    },
    [queries, t],
  );
}

/** Sends what waits as soon as the network is back, as the page opens, and again after a while. */
export function useSendWhenReached(changes: readonly QueuedChange[]): void {
  const send = useSendWaiting();
  const waits = changes.some(({ state }) => state === "waiting");

  useEffect(() => {
    if (!waits) return;
    const run = async () => {
      if (sending || navigator.onLine === false) return;
      sending = true;
      const sendAll = async () => send((await outbox.load()).filter((change) => isSentByItself(change, Date.now())));
      try {
        // Locks need https; without them the lease of each change keeps two pages apart.
        if ("locks" in navigator) {
          await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
        } else await sendAll();
      } finally {
        sending = false;
      }
    };
    void run();
    const timer = setInterval(run, RETRY_WAITING_MS);
    window.addEventListener("online", run);
    document.addEventListener("visibilitychange", run);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", run);
      document.removeEventListener("visibilitychange", run);
    };
  }, [waits, send]);
}

/**
 * Tells of a change as soon as its call is silent, while the form still waits for the answer, and takes that back when the answer has
 * come: it is not sent later.
 */
export function useSlowNetworkToast(changes: readonly QueuedChange[]): void {
  const { t } = useTexts();
  useEffect(() => {
    if (telling && !changes.some(({ id }) => telling?.ids.includes(id))) {
      toast.dismiss(telling.toast);
      telling = undefined;
    }
    const silent = changes.filter(({ id, sendingUntil }) => sendingUntil > Date.now() && !told.has(id));
    for (const { id } of changes) told.add(id);
    if (silent.length === 0 || document.visibilityState !== "visible") return;
    const isSure = silent.every(({ state }) => state === "waiting");
    const description = t(isSure ? "waiting.queued.text" : "waiting.unsure.text");
    telling = { toast: toast.warning(t("waiting.slow.title"), { description }), ids: silent.map(({ id }) => id) };
  }, [changes, t]);
}

async function answerTo(change: QueuedChange): Promise<Answer | undefined> {
  try {
    const { status, text } = await sendChange({ ...change, body: bodyOf(change) });
    return { status, body: parsed<Answer["body"]>(text) ?? {} };
  } catch {
    return undefined;
  }
}
