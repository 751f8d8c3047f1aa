import { type PackedInput, packedInput } from "@zakh/fulfilment/contract";
import type { OrderItem } from "@zakh/orders/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SAVE_WEIGHT_MS } from "../../durations";
import { useTexts } from "../../i18n/text";
import { outbox } from "../../offline-queue/outbox";
import { NotReached } from "../../offline-queue/send-or-queue";
import { useWaitingChanges } from "../../offline-queue/use-waiting-changes";
import { packedPath, presentWeight, useWeighOrder, weighOnLeave } from "../../resources/packed-weights";
import { useRefusalText } from "../../ui/failure-text";
import { useUnsaved } from "../../ui/forms/unsaved";
import { isUnlikelyPacked, readPacked } from "./typed-quantity";

/** A line of a paid order. */
export interface WeighedLine extends Pick<OrderItem, "id" | "orderId" | "quantity" | "unit"> {
  name: string;
  /** As last read from the server; null where nobody has weighed it. */
  packed: number | null;
}

/**
 * - `begun`, `typed`: not saved yet;
 * - `invalid`, `unlikely`: not saved before it is typed anew, or confirmed (ruling 66);
 * - `waiting`: on this device, until the server can be reached;
 * - `changed`: not saved, because somebody else has weighed the line since it was typed;
 * - `none`: nobody has weighed it.
 */
type WeightState =
  | "none"
  | "begun"
  | "typed"
  | "invalid"
  | "unlikely"
  | "saving"
  | "waiting"
  | "changed"
  | "saved"
  | "refused";

/** The weight of a line, or the number of its packs, while it is typed. It is saved when its field or the page is left, or after a pause. */
export function useWeight(
  line: WeighedLine,
  field: RefObject<HTMLInputElement>,
  onWeighed?: (kilograms: number | null) => void,
) {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const weigh = useWeighOrder(line.orderId);
  const kept = useWaitingWeight(line);
  const [typed, setTyped] = useState<string>();
  const [sending, setSending] = useState(false);
  // Leaving the field by Enter saves twice before the next render.
  const isSending = useRef(false);
  /** The weight over which it is typed. */
  const known = useRef<number | null>(null);
  /** What somebody else has saved over that weight, as the server has answered. */
  const [conflict, setConflict] = useState<{ present: number | null }>();
  /** The text that was to be saved: nothing is asked about one that is only begun. */
  const [tried, setTried] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** What was saved, while the list still shows what was before. */
  const [saved, setSaved] = useState<{ packed: number | null; before: number | null }>();
  if (saved && saved.before !== line.packed) setSaved(undefined);

  const stored = kept ? kept.packed : saved ? saved.packed : line.packed;
  const text = typed ?? (stored === null ? "" : String(stored));
  const kilograms = typed === undefined ? stored : typed.trim() === "" ? null : readPacked(line, typed);
  const isUnsaved = kilograms !== stored;
  const isUnlikely = typeof kilograms === "number" && isUnsaved && isUnlikelyPacked(line, kilograms);
  const present = conflict ? conflict.present : line.packed;
  const isKeptChanged = typed === undefined && kept?.state === "changed";
  useUnsaved(isUnsaved);

  const latest = useRef({ save, saveAfterPause, saveOnLeave });
  latest.current = { save, saveAfterPause, saveOnLeave };
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    // A phone may end a hidden page without a word.
    const onHidden = () => document.visibilityState === "hidden" && latest.current.save();
    const onLeave = () => latest.current.saveOnLeave();
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onLeave);
      latest.current.save();
    };
  }, []);
  useEffect(() => {
    // What was typed while the weight before it was on its way.
    if (!sending && refusal === undefined) latest.current.saveAfterPause();
  }, [sending, refusal]);

  function type(next: string) {
    if (typed === undefined) known.current = kept?.state === "changed" ? line.packed : stored;
    setTyped(next);
    setConflict(undefined);
    setTried(undefined);
    setRefusal(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.saveAfterPause(), SAVE_WEIGHT_MS);
  }

  /** Somebody who still types may not be done: what cannot be saved is said once the field is left. */
  function saveAfterPause() {
    const isTyping = field.current !== null && document.activeElement === field.current;
    if (!isTyping) save();
    else if (typeof kilograms === "number" && !isUnlikely) save();
  }

  /** Returns whether the field can be left: what cannot be saved, or has to be confirmed, is said there. */
  function save(confirmed = false): boolean {
    clearTimeout(timer.current);
    if (!isUnsaved) {
      if (document.activeElement !== field.current) setTyped(undefined);
      return true;
    }
    setTried(text);
    if (kilograms === undefined || ((isUnlikely || conflict) && !confirmed)) return false;
    if (!isSending.current) void send(kilograms);
    return true;
  }

  /** Also what is being sent: the request ends with the page. */
  function saveOnLeave() {
    if (isUnsaved && kilograms !== undefined && !isUnlikely && !conflict)
      weighOnLeave(line.orderId, inputOf(kilograms));
  }

  async function send(packed: number | null) {
    isSending.current = true;
    setSending(true);
    try {
      await weigh.mutateAsync(inputOf(packed));
      accept(packed);
    } catch (error) {
      const other = presentWeight(error);
      if (error instanceof NotReached && error.queued) accept(packed);
      else if (other) {
        // It is shown now, and whoever saves all the same saves over it.
        known.current = other.packedQuantity;
        setConflict({ present: other.packedQuantity });
      } else setRefusal(refusalText(error, t("packed.failed")));
    }
    isSending.current = false;
    setSending(false);
  }

  function inputOf(packed: number | null): PackedInput {
    const from = kept && kept.state !== "changed" ? kept.from : known.current;
    // Only what was confirmed is sent although it is unlikely.
    const confirmed = packed !== null && isUnlikelyPacked(line, packed);
    return { lines: [{ id: line.id, packedQuantity: packed, from }], confirmed };
  }

  function accept(packed: number | null) {
    known.current = packed;
    setConflict(undefined);
    setSaved({ packed, before: line.packed });
    onWeighed?.(packed);
  }

  /** Of a weight that somebody else has changed: saves the own one all the same. */
  function saveMine() {
    if (!isKeptChanged) return void save(true);
    known.current = line.packed;
    void send(kept.packed);
  }

  function keepTheirs() {
    setTyped(undefined);
    if (kept) void outbox.remove(kept.id);
    accept(present);
  }

  function stateOf(): WeightState {
    if (sending) return kilograms === null ? "begun" : "saving";
    if (isUnsaved) {
      if (tried === text) {
        if (kilograms === undefined) return "invalid";
        if (conflict) return "changed";
        if (refusal !== undefined) return "refused";
        if (isUnlikely) return "unlikely";
      }
      return typeof kilograms === "number" ? "typed" : "begun";
    }
    if (isKeptChanged) return "changed";
    if (kept && kept.state !== "waiting") return "refused";
    if (kept) return stored === null ? "begun" : "waiting";
    return stored === null ? "none" : "saved";
  }

  return {
    text,
    kilograms,
    /** What somebody else has saved, in the state `changed`. */
    present,
    state: stateOf(),
    isWeighed: stored !== null,
    refusal: refusal ?? (kept?.message || t("packed.failed")),
    type,
    save,
    saveMine,
    keepTheirs,
  };
}

/** What was typed of a line and has not reached the server; undefined for nothing. */
function useWaitingWeight({ orderId, id }: Pick<WeighedLine, "orderId" | "id">) {
  const waiting = useWaitingChanges().flatMap(({ id: changeId, path, json, state, message }) => {
    const lines = path === packedPath(orderId) ? (packedInput.safeParse(json).data?.lines ?? []) : [];
    return lines
      .filter((line) => line.id === id)
      .map(({ packedQuantity: packed, from }) => ({ id: changeId, packed, from, state, message }));
  });
  return waiting.at(-1);
}
