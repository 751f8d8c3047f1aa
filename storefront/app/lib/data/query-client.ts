import { onlineManager, QueryClient } from "@tanstack/react-query";
import { STALE } from "../durations";

/**
 * Fresh for 30 s, no automatic retry, read again when the window gets focus (spec §9) or the connection is back.
 *
 * Nothing waits for a connection: reads may be answered from what the service worker has kept, and an order that waited
 * would be sent when nobody looks any more.
 */
export function createQueryClient(): QueryClient {
  // Else a page that is opened without a connection would be taken for online, and miss that it is back.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE.default,
        retry: false,
        refetchOnWindowFocus: true,
        // Off by default in this mode.
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
