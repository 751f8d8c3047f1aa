import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { tabStore } from "../lib/browser/browser-storage";
import { wasReloaded } from "../lib/browser/reload-once";

const KEY = "draft";

/** What was typed before this page was reloaded, by the path of its page and the name of its field. */
let draft: Record<string, unknown> | undefined;

/**
 * Keeps what is typed when the page is reloaded, by the shopper or because a deployment has replaced its scripts. Passwords are not kept.
 */
export function useDraft<Form extends FieldValues, Context, Input>(form: UseFormReturn<Form, Context, Input>): void {
  const { getValues, setValue } = form;
  const dirty = useRef<object>({});
  dirty.current = form.formState.dirtyFields;
  useEffect(() => {
    draft ??= takeDraft();
    for (const name of Object.keys(getValues()) as FieldPath<Form>[]) {
      const key = keyOf(name);
      if (!(key in draft)) continue;
      setValue(name, draft[key] as never, { shouldDirty: true });
      delete draft[key];
    }
    const keep = () => {
      const names = Object.keys(dirty.current).filter((name) => !/password/i.test(name)) as FieldPath<Form>[];
      if (names.length === 0) return;
      const typed = Object.fromEntries(names.map((name) => [keyOf(name), getValues(name)]));
      // A page may have several forms.
      tabStore.write(KEY, JSON.stringify({ ...readDraft(), ...typed }));
    };
    addEventListener("pagehide", keep);
    // Before the part of the page is gone whose script is missing.
    addEventListener("vite:preloadError", keep);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener("vite:preloadError", keep);
    };
  }, [getValues, setValue]);
}

function takeDraft() {
  const kept = wasReloaded() ? readDraft() : {};
  tabStore.remove(KEY);
  return kept;
}

function readDraft(): Record<string, unknown> {
  return JSON.parse(tabStore.read(KEY) ?? "{}");
}

function keyOf(name: string): string {
  return `${window.location.pathname} ${name}`;
}
