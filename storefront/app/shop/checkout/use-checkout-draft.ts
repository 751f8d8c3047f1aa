import { readFieldsAtSubmit } from "@zakh/back-office/screens/read-fields";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { localStore } from "../../lib/browser/browser-storage";
import { shownAccount } from "../../lib/data/api";
import { CHECKOUT_DRAFT_MS } from "../../lib/durations";
import type { CheckoutForm, FormOfCheckout } from "./checkout-form";

/** Stored for its customer, and forgotten at sign-out (`STORED_OF_CUSTOMER`). */
const KEY = "checkout-draft";

const draft = z.object({
  owner: z.number(),
  /** Milliseconds since 1970. */
  until: z.number(),
  /** What was typed, by the name of its field. */
  typed: z.record(z.string(), z.unknown()),
});

/**
 * Keeps what is typed at checkout on this device for a day, for its owner alone: through Back, the menu, a reload and a closed tab
 * (decision 168). Returns what forgets it once it is ordered.
 */
export function useCheckoutDraft(form: FormOfCheckout, owner: number): () => void {
  const { getValues, setValue } = form;
  const dirty = useRef<object>({});
  dirty.current = form.formState.dirtyFields;
  const isOrdered = useRef(false);
  useEffect(readFieldsAtSubmit, []);
  useEffect(() => {
    const before = readDraft(owner);
    for (const name of Object.keys(getValues()) as (keyof CheckoutForm)[]) {
      if (name in before) setValue(name, before[name] as never, { shouldDirty: true });
    }
    const keep = () => {
      const names = Object.keys(dirty.current) as (keyof CheckoutForm)[];
      // Whoever has signed out meanwhile leaves nothing.
      if (isOrdered.current || shownAccount.id() !== owner) return;
      if (names.length === 0) return localStore.remove(KEY);
      const typed = Object.fromEntries(names.map((name) => [name, getValues(name)]));
      localStore.write(KEY, JSON.stringify({ owner, until: Date.now() + CHECKOUT_DRAFT_MS, typed }));
    };
    // A phone may end a page in the background without another event.
    const events = ["pagehide", "visibilitychange"];
    for (const event of events) addEventListener(event, keep);
    return () => {
      for (const event of events) removeEventListener(event, keep);
      keep();
    };
  }, [getValues, setValue, owner]);
  return () => {
    isOrdered.current = true;
    localStore.remove(KEY);
  };
}

/** What this person typed in the last day; what is older, or another's, is removed. */
function readDraft(owner: number): Record<string, unknown> {
  const read = draft.safeParse(parsed(localStore.read(KEY))).data;
  if (read?.owner === owner && read.until > Date.now()) return read.typed;
  localStore.remove(KEY);
  return {};
}

function parsed(stored = "null"): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
