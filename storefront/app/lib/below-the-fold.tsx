import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { afterFrame } from "./browser/after-frame";

const never = () => () => {};

/**
 * What is reached by scrolling only. Whoever comes from another page sees what lies above it first; a page that the server
 * has rendered, or that somebody goes back to, has it from the start.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const back = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState(hydrating || back);
  useEffect(() => (shown ? undefined : afterFrame(() => startTransition(() => setShown(true)))), [shown]);
  return shown ? children : null;
}
