import { useSyncExternalStore } from "react";

/** The shop's breakpoint for phones (spec §9), and the width below which a wide table does not fit beside the menu. */
const UP_TO = { phone: "(max-width: 768px)", laptop: "(max-width: 1279px)" } as const;

function subscribeTo(width: string) {
  return (onChange: () => void): (() => void) => {
    const query = window.matchMedia(width);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
}

const SUBSCRIBE = { phone: subscribeTo(UP_TO.phone), laptop: subscribeTo(UP_TO.laptop) } as const;

/** Whether the screen is at most that wide. */
export function useUpTo(width: keyof typeof UP_TO): boolean {
  return useSyncExternalStore(
    SUBSCRIBE[width],
    () => window.matchMedia(UP_TO[width]).matches,
    () => false,
  );
}

/** Whether the screen is a phone's: lists are cards there, tables elsewhere. */
export function usePhone(): boolean {
  return useUpTo("phone");
}
