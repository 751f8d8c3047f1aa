import { onlineManager, QueryClient } from "@tanstack/react-query";
import { STALE } from "../durations";

/**
 * Fresh for 30 s, no automatic retry, read again when the window gets the focus (spec §9) or the connection is back.
 *
 * Nothing waits for a connection: the service worker may answer reads from its cache, and a paused order would be sent later, when the
 * shopper does not expect it.
 */
export function createQueryClient(): QueryClient {
  // TanStack assumes online at first: a page that is opened offline would not notice that the connection is back.
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
