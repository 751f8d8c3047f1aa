import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MediaItem, MediaSort, MediaUsage } from "@zakh/site-settings/contract";
import { Refusal, read, readPage, withoutEmpty, write } from "../client";

/** What the library is narrowed to, and its order; "" means any, and the newest first. */
export interface MediaFilters {
  /** Part of a name. */
  search: string;
  sort: MediaSort | "";
}

const keys = {
  all: ["media"],
  lists: ["media", "list"],
  list: (filters: MediaFilters, limit: number, offset: number) => ["media", "list", filters, limit, offset],
  usage: (id: number) => ["media", "usage", id],
} as const;

/** One page of the media library. */
export function useMedia(filters: MediaFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(filters, limit, offset),
    queryFn: () => readPage<MediaItem>("/api/media", { ...withoutEmpty(filters), limit, offset }),
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
