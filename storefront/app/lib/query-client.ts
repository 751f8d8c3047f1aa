import { QueryClient } from "@tanstack/react-query";
import { STALE } from "./durations";

/** Fresh for 30 s, no automatic retry, read again when the window gets focus (spec §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE.default, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
