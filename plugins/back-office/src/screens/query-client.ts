import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { statusOf } from "./client";
import { FRESH } from "./durations";
import { sessionKey } from "./resources/session";

/**
 * The back office's own cache, apart from the host's. A call that answers 401 makes the guard look at the session
 * again, so that an ended session leads to the sign-in instead of an error on every card. `onChange` hears of every change
 * that was sent, save those of an ended session: the host would ask anew for all that it shows, and leave when it is refused.
 */
export function createQueryClient(onChange?: () => void): QueryClient {
  const checkSession = (error: unknown) => {
    if (statusOf(error) === 401) void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Nothing waits for a connection unseen: what cannot be sent fails, and says so.
      queries: {
        staleTime: FRESH.byDefault,
        retry: false,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
    mutationCache: new MutationCache({
      onError: checkSession,
      onSettled: (_answer, error) => {
        if (statusOf(error) !== 401) onChange?.();
      },
    }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== sessionKey[0]) checkSession(error);
      },
    }),
  });
  return client;
}
