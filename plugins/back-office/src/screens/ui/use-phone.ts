import { PHONE_MAX_WIDTH } from "@zakh/kit/contract";
import { useSyncExternalStore } from "react";

/** The shop's breakpoint for phones (spec §9), and the width below which a wide table does not fit beside the menu. */
const MEDIA_QUERY = { phone: `(max-width: ${PHONE_MAX_WIDTH}px)`, laptop: "(max-width: 1279px)" } as const;

function subscribeTo(width: string) {
  return (onChange: () => void): (() => void) => {
    const query = window.matchMedia(width);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
}

const SUBSCRIBE = { phone: subscribeTo(MEDIA_QUERY.phone), laptop: subscribeTo(MEDIA_QUERY.laptop) } as const;

/** Whether the screen is at most that wide. */
export function useUpTo(width: keyof typeof MEDIA_QUERY): boolean {
  return useSyncExternalStore(
    SUBSCRIBE[width],
    () => window.matchMedia(MEDIA_QUERY[width]).matches,
    () => false,
  );
}

/** Whether the screen is a phone's: lists are cards there, tables elsewhere. */
export function usePhone(): boolean {
  return useUpTo("phone");
}
