import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { statusOf } from "./client";
import { FRESH } from "./durations";
import { sessionKey } from "./resources/session";

/**
 * The back office's own query cache, separate from the host's. A 401 makes the guard check the session again, so that
 * an expired session leads to the sign-in instead of errors on every card. `onChange` is called after every sent
 * change, except when the session has expired: the host would then refetch everything and redirect on a 401.
 */
export function createQueryClient(onChange?: () => void): QueryClient {
  const checkSession = (error: unknown) => {
    if (statusOf(error) === 401) void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Requests never wait for a connection in the background: they fail and show an error.
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
