import type { QueryClient, QueryKey } from "@tanstack/react-query";

interface Query<T> {
  /** Also the key of the mutations that change it. */
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
}

/**
 * Reads what the server has at this moment, with what is being saved: a press on a button first leaves the field, and that saves it.
 * Rejects as `queryFn`.
 */
export async function readAnew<T>(client: QueryClient, { queryKey, queryFn }: Query<T>): Promise<T> {
  await savingEnds(client, queryKey);
  // A reading that has begun before may have the former state, and would be taken for this one.
  await client.cancelQueries({ queryKey });
  return client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
}

function savingEnds(client: QueryClient, mutationKey: QueryKey): Promise<void> {
  const isSaving = () => client.isMutating({ mutationKey }) > 0;
  if (!isSaving()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = client.getMutationCache().subscribe(() => {
      if (isSaving()) return;
      end();
      resolve();
    });
  });
}
