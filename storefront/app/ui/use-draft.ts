import { readFieldsAtSubmit } from "@zakh/back-office/screens/read-fields";
import { useEffect, useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { tabStore } from "../lib/browser/browser-storage";
import { wasReloaded } from "../lib/browser/reload-once";
import { useSession } from "../session/session";

const KEY = "draft";

interface Draft {
  path: string;
  /** The account that was signed in. */
  owner: number | undefined;
  /** What was typed, by the name of its field. */
  typed: Record<string, unknown>;
}

/** What was typed before this page was reloaded; `null` for nothing. */
let draft: Draft | null | undefined;

/**
 * Keeps what is typed when the page is reloaded, by the shopper or because a deployment has replaced its scripts. Passwords and files are not kept.
 * What one person has typed is for no other one who signs in, and not for other pages: data that was read later is newer. What a password
 * manager has written without an event counts as typed at a submit.
 */
export function useDraft<Form extends FieldValues, Context, Input>(form: UseFormReturn<Form, Context, Input>): void {
  const { getValues, setValue } = form;
  const { user, offline } = useSession();
  const isKnown = user !== undefined || offline;
  const owner = user?.id;
  const dirty = useRef<object>({});
  dirty.current = form.formState.dirtyFields;
  useEffect(readFieldsAtSubmit, []);
  useEffect(() => {
    const ownDraft = (): Draft => ({ path: window.location.pathname, owner, typed: {} });
    draft ??= takeDraft();
    if (isKnown && draft && isSame(draft, ownDraft())) {
      for (const name of Object.keys(getValues()) as FieldPath<Form>[]) {
        // A page that waits for no session may be typed in before its owner is known.
        if (!(name in draft.typed) || name in dirty.current) continue;
        setValue(name, draft.typed[name] as never, { shouldDirty: true });
        delete draft.typed[name];
      }
    }
    const keep = () => {
      const names = Object.keys(dirty.current).filter(
        (name) => !/password/i.test(name) && !hasFile(getValues(name as FieldPath<Form>)),
      ) as FieldPath<Form>[];
      if (names.length === 0) return;
      const own = ownDraft();
      const stored = readDraft();
      // A page may have several forms.
      const others = stored && isSame(stored, own) ? stored.typed : {};
      const typed = Object.fromEntries(names.map((name) => [name, getValues(name)]));
      tabStore.write(KEY, JSON.stringify({ ...own, typed: { ...others, ...typed } }));
    };
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [getValues, setValue, isKnown, owner]);
}

/** Forgets what the person who signs out has typed. */
export function forgetDraft(): void {
  draft = null;
}

function takeDraft(): Draft | null {
  const stored = wasReloaded() ? readDraft() : null;
  tabStore.remove(KEY);
  return stored;
}

function readDraft(): Draft | null {
  return JSON.parse(tabStore.read(KEY) ?? "null");
}

function isSame(one: Draft, other: Draft): boolean {
  return one.path === other.path && one.owner === other.owner;
}

function hasFile(value: unknown): boolean {
  return value instanceof File || (typeof value === "object" && value !== null && Object.values(value).some(hasFile));
}
