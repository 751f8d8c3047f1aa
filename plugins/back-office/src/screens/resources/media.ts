import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MediaItem, MediaUsage } from "@zakh/site-settings/contract";
import { Refusal, read, readPage, write } from "../client";

const keys = {
  all: ["media"],
  lists: ["media", "list"],
  list: (search: string) => ["media", "list", search],
  usage: (id: number) => ["media", "usage", id],
} as const;

/** Pictures that are loaded at once: whole rows of two, three, four and six. */
const PAGE_SIZE = 24;

/** The media library page by page, newest first; `search` is part of a name. */
export function useMediaPages(search: string) {
  return useInfiniteQuery({
    queryKey: keys.list(search),
    queryFn: ({ pageParam }) =>
      readPage<MediaItem>("/api/media", { search: search || undefined, limit: PAGE_SIZE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (offset + PAGE_SIZE < last.total ? offset + PAGE_SIZE : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Uploads one picture; `onProgress` hears from 0 to 1. Rejects with `Refusal`. */
export function useUploadMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress?: (share: number) => void }) => {
      const form = new FormData();
      form.append("file", file);
      return write<MediaItem>("POST", "/api/media/upload", form, onProgress);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.lists }),
  });
}

/** Where a picture is shown (ruling 29). */
export function useMediaUsage(id: number) {
  return useQuery({
    queryKey: keys.usage(id),
    queryFn: () => read<MediaUsage>(`/api/media/${id}/usage`),
    // Other screens change it without telling.
    staleTime: 0,
  });
}

/** Deletes a picture; one that is in use only when `confirmed` (ruling 29). Rejects with `Refusal`. */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmed }: { id: number; confirmed: boolean }) =>
      write<null>("DELETE", `/api/media/${id}${confirmed ? "?confirm=true" : ""}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.lists }),
  });
}

/** What a refused deletion says of the picture's users; `undefined` when it was refused for another reason. */
export function usersInRefusal(error: unknown): MediaUsage | undefined {
  if (!(error instanceof Refusal) || error.body.code !== "media_in_use") return undefined;
  return Array.isArray(error.body.usage) ? error.body.usage : undefined;
}
