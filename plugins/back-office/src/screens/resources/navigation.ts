import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SinceVersion } from "@zakh/kit/contract";
import type { NavigationItem, NavigationItemInput, NavigationTreeItem } from "@zakh/site-settings/contract";
import { read, write } from "../client";
import type { Move } from "../navigation/tree";

const keys = {
  tree: ["navigation", "tree"],
  move: ["navigation", "move"],
} as const;

/** The menu with its children inside, inactive entries too. */
export function useNavigationTree() {
  return useQuery({ queryKey: keys.tree, queryFn: () => read<NavigationTreeItem[]>("/api/navigation/tree") });
}

/** Adds an entry, or changes the one with this id. Rejects with `Refusal`. */
export function useSaveNavigationItem(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SinceVersion<NavigationItemInput>) =>
      id === undefined
        ? write<NavigationItem>("POST", "/api/navigation", input)
        : write<NavigationItem>("PUT", `/api/navigation/${id}`, input),
    onSettled: () => client.invalidateQueries({ queryKey: keys.tree }),
  });
}

/** Deletes an entry and everything under it. Rejects with `Refusal`. */
export function useDeleteNavigationItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/navigation/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.tree }),
  });
}

/**
 * Moves an entry: its new parent first, then the order of its new siblings (spec §4 Navigation drag). The tree shows the
 * move at once, and the server's tree when the last move is through. Rejects with `Refusal`.
 */
export function useMoveNavigationItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.move,
    // One after another: the order of a list is only true after the moves before it.
    scope: { id: keys.move.join() },
    mutationFn: async ({ id, parentId, changesParent, siblingIds, seenIds }: Move) => {
      if (changesParent) await write<NavigationItem>("PUT", `/api/navigation/${id}`, { parentId });
      await write<NavigationItem[]>("POST", "/api/navigation/order", { itemIds: siblingIds, seenIds });
    },
    onMutate: async ({ tree }) => {
      client.setQueryData(keys.tree, tree);
      // An answer that is on its way does not know of the move.
      await client.cancelQueries({ queryKey: keys.tree });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: keys.move }) === 1) void client.invalidateQueries({ queryKey: keys.tree });
    },
  });
}
