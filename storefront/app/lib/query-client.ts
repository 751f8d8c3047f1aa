import { QueryClient } from "@tanstack/react-query";
import { STALE } from "./durations";

/**
 * Fresh for 30 s, no automatic retry, read again when the window gets focus (spec §9).
 *
 * Nothing waits for a connection: reads may be answered from what the service worker has kept, and an order that waited
 * would be sent when nobody looks any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE.default, retry: false, refetchOnWindowFocus: true, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
