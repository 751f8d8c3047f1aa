import { isUnlikelyWeight, type OrderItem, packedInput, readPackedWeight } from "@zakh/orders/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SAVE_WEIGHT_MS } from "../durations";
import { useTexts } from "../i18n/text";
import { packedPath, useWeighOrder } from "../resources/orders";
import { useRefusalText } from "../ui/failure-text";
import { useUnsaved } from "../ui/unsaved";
import { NotReached } from "../waiting/send-or-queue";
import { useWaitingChanges } from "../waiting/use-waiting-changes";

/** A line of a paid order. */
export interface WeighedLine extends Pick<OrderItem, "id" | "orderId" | "quantity"> {
  name: string;
  /** Kilograms as last read from the server; null where nobody has weighed it. */
  packed: number | null;
}

/**
 * - `begun`, `typed`: not saved yet;
 * - `invalid`, `unlikely`: not saved before it is typed anew, or confirmed (ruling 66);
 * - `waiting`: on this device, until the server can be reached;
 * - `none`: nobody has weighed it.
 */
type WeightState = "none" | "begun" | "typed" | "invalid" | "unlikely" | "saving" | "waiting" | "saved" | "refused";

/** The weight of a line while it is typed. It is saved when its field is left, or after a pause. */
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
  /** The text that was to be saved: nothing is asked about one that is only begun. */
  const [tried, setTried] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** What was saved, while the list still shows what was before. */
  const [saved, setSaved] = useState<{ packed: number | null; before: number | null }>();
  if (saved && saved.before !== line.packed) setSaved(undefined);

  const stored = kept ? kept.packed : saved ? saved.packed : line.packed;
  const text = typed ?? (stored === null ? "" : String(stored));
  const kilograms = typed === undefined ? stored : typed.trim() === "" ? null : readPackedWeight(typed);
  const isUnsaved = kilograms !== stored;
  const isUnlikely = typeof kilograms === "number" && isUnsaved && isUnlikelyWeight(line.quantity, kilograms);
  useUnsaved(isUnsaved);

  const latest = useRef({ save, saveAfterPause });
  latest.current = { save, saveAfterPause };
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => void latest.current.save(), []);
  useEffect(() => {
    // What was typed while the weight before it was on its way.
    if (!sending && refusal === undefined) latest.current.saveAfterPause();
  }, [sending, refusal]);

  function type(next: string) {
    setTyped(next);
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
    if (kilograms === undefined || (isUnlikely && !confirmed)) return false;
    if (!isSending.current) void send(kilograms);
    return true;
  }

  async function send(packed: number | null) {
    isSending.current = true;
    setSending(true);
    try {
      await weigh.mutateAsync({ lines: [{ id: line.id, packedQuantity: packed }], confirmed: isUnlikely });
      accept(packed);
    } catch (error) {
      if (error instanceof NotReached && error.queued) accept(packed);
      else setRefusal(refusalText(error, t("packed.failed")));
    }
    isSending.current = false;
    setSending(false);
  }

  function accept(packed: number | null) {
    setSaved({ packed, before: line.packed });
    onWeighed?.(packed);
  }

  function stateOf(): WeightState {
    if (sending) return kilograms === null ? "begun" : "saving";
    if (isUnsaved) {
      if (tried === text) {
        if (kilograms === undefined) return "invalid";
        if (refusal !== undefined) return "refused";
        if (isUnlikely) return "unlikely";
      }
      return typeof kilograms === "number" ? "typed" : "begun";
    }
    if (kept && kept.state !== "waiting") return "refused";
    if (kept) return stored === null ? "begun" : "waiting";
    return stored === null ? "none" : "saved";
  }

  return {
    text,
    kilograms,
    state: stateOf(),
    isWeighed: stored !== null,
    refusal: refusal ?? (kept?.message || t("packed.failed")),
    type,
    save,
  };
}

/** What was typed of a line and has not reached the server; undefined for nothing. */
function useWaitingWeight({ orderId, id }: Pick<WeighedLine, "orderId" | "id">) {
  const waiting = useWaitingChanges().flatMap(({ path, json, state, message }) => {
    const lines = path === packedPath(orderId) ? (packedInput.safeParse(json).data?.lines ?? []) : [];
    return lines.filter((line) => line.id === id).map(({ packedQuantity: packed }) => ({ packed, state, message }));
  });
  return waiting.at(-1);
}
