import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion } from "@zakh/kit/contract";
import type { NavigationItem, NavigationItemInput, NavigationTreeItem } from "@zakh/site-settings/contract";
import { read, write } from "../client";
import type { Move } from "../navigation/tree";

const keys = {
  tree: ["navigation", "tree"],
  move: ["navigation", "move"],
} as const;

/** The menu as a tree, including inactive entries. */
export function useNavigationTree() {
  return useQuery({ queryKey: keys.tree, queryFn: () => read<NavigationTreeItem[]>("/api/navigation/tree") });
}

/** Creates an entry, or updates the one with this id. Rejects with `Refusal`. */
export function useSaveNavigationItem(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SinceVersion<NavigationItemInput>) =>
      id === undefined
        ? write<NavigationItem>("POST", "/api/navigation", input, { keeps: "once" })
        : write<NavigationItem>("PUT", `/api/navigation/${id}`, input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.tree }),
  });
}

/** Deletes an entry and everything below it. Rejects with `Refusal`. */
export function useDeleteNavigationItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/navigation/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.tree }),
  });
}

/**
 * Moves an entry: first its parent, then the order of its new siblings (spec §4 Navigation drag). The tree updates
 * optimistically, and is refetched after the last move. Rejects with `Refusal`.
 */
export function useMoveNavigationItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.move,
    // Runs moves one after the other: the order of a list depends on the moves before it.
    scope: { id: keys.move.join() },
    mutationFn: async ({ id, parentId, changesParent, siblingIds, seenIds }: Move) => {
      if (changesParent) await write<NavigationItem>("PUT", `/api/navigation/${id}`, { parentId }, { keeps: "never" });
      await write<NavigationItem[]>("POST", "/api/navigation/order", { itemIds: siblingIds, seenIds });
    },
    onMutate: async ({ tree }) => {
      const before = client.getQueryData<NavigationTreeItem[]>(keys.tree);
      client.setQueryData(keys.tree, tree);
      // A running request does not include the move.
      await client.cancelQueries({ queryKey: keys.tree });
      return { before };
    },
    // The next move may start before the tree is refetched. Moves that wait already were planned with this one in place.
    onError: (_error, _move, context) => {
      if (client.isMutating({ mutationKey: keys.move }) === 1) client.setQueryData(keys.tree, context?.before);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: keys.move }) === 1) void client.invalidateQueries({ queryKey: keys.tree });
    },
  });
}
