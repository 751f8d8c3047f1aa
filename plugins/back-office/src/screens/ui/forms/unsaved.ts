import { usePrompt } from "@medusajs/ui";
import { createContext, type Dispatch, type SetStateAction, useCallback, useContext, useEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { useTexts } from "../../i18n/text";

/** Counts the forms with unsaved changes; provided by the layout around the screens. */
export const UnsavedContext = createContext<Dispatch<SetStateAction<number>>>(() => {});

/**
 * Whether the layout around the screens handles an expired session: it opens the sign-in, over a form or in place of
 * the screen.
 */
export const GuardedContext = createContext(false);

/**
 * Protects unsaved changes: on leaving the screen, on closing the page, and whenever the returned function is called,
 * which resolves to whether leaving is all right. `isLeaving` decides which navigations lose the changes; default is
 * another screen. A form counts as unsaved until the server has confirmed, also while saving: the session may have
 * expired.
 */
export function useUnsavedGuard(dirty: boolean, isLeaving: BlockerFunction = leavesScreen): () => Promise<boolean> {
  const { t } = useTexts();
  const prompt = usePrompt();
  const asking = useRef(false);
  const blocker = useBlocker((change) => dirty && isLeaving(change));

  useUnsaved(dirty);

  const ask = useCallback(
    async () =>
      !dirty ||
      (await prompt({
        title: t("unsaved.title"),
        description: t("unsaved.text"),
        confirmText: t("unsaved.leave"),
        cancelText: t("unsaved.stay"),
        variant: "danger",
      })),
    [dirty, prompt, t],
  );

  // The form may be unmounted by the answer.
  const latest = useRef<typeof blocker>();
  useEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  }, [blocker]);
  useEffect(() => {
    if (blocker.state !== "blocked" || asking.current) return;
    asking.current = true;
    void ask().then((leave) => {
      asking.current = false;
      const now = latest.current;
      if (now?.state === "blocked") leave ? now.proceed() : now.reset();
    });
  }, [blocker, ask]);

  return ask;
}

/** Counts as a form with unsaved changes, which an expired session does not throw away, and warns before the page is closed. */
export function useUnsaved(dirty: boolean): void {
  const count = useContext(UnsavedContext);
  useEffect(() => {
    if (!dirty) return;
    count((forms) => forms + 1);
    return () => count((forms) => forms - 1);
  }, [dirty, count]);
  useWarnBeforeUnload(dirty);
}

/** Makes the browser ask before the page is closed or reloaded while something would be lost. */
export function useWarnBeforeUnload(losing: boolean): void {
  useEffect(() => {
    if (!losing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [losing]);
}

/** Whether a navigation leads to another screen. */
export function leavesScreen({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  return currentLocation.pathname !== nextLocation.pathname;
}
