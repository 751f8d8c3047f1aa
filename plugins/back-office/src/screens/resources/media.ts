import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MediaItem, MediaSort, MediaUsage, PicturesQuery, ShopPicture } from "@zakh/site-settings/contract";
import { Refusal, read, readPage, withoutEmpty, write } from "../client";

/** Filters and sort order of the library; "" means all, and newest first. */
export interface MediaFilters {
  /** Part of a name, or of the name of what uses it. */
  search: string;
  used: NonNullable<PicturesQuery["used"]> | "";
  sort: MediaSort | "";
}

/** `stored`: only pictures that a product may show. */
type Stored = Pick<PicturesQuery, "stored">;

const keys = {
  all: ["media"],
  lists: ["media", "list"],
  list: (filters: MediaFilters & Stored, limit: number, offset: number) => ["media", "list", filters, limit, offset],
  usage: (id: number) => ["media", "usage", id],
} as const;

/** One page of the shop's pictures: of the library, and those in use that it does not have. */
export function usePictures(filters: MediaFilters & Stored, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(filters, limit, offset),
    queryFn: () => readPage<ShopPicture>("/api/admin/pictures", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
    // Other screens change what uses a picture without invalidating this query.
    staleTime: 0,
  });
}

/** Uploads one picture; `onProgress` gets 0 to 1. Rejects with `Refusal`. */
export function useUploadMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress?: (share: number) => void }) => {
      const form = new FormData();
      form.append("file", file);
      return write<MediaItem>("POST", "/api/media/upload", form, { onProgress });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.lists }),
  });
}

/** Where a picture is used (ruling 29). */
export function useMediaUsage(id: number) {
  return useQuery({
    queryKey: keys.usage(id),
    queryFn: () => read<MediaUsage>(`/api/media/${id}/usage`),
    // Other screens change it without invalidating this query.
    staleTime: 0,
  });
}

/** Deletes a picture; one in use only when `confirmed` (ruling 29). Rejects with `Refusal`. */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmed }: { id: number; confirmed: boolean }) =>
      write<null>("DELETE", `/api/media/${id}${confirmed ? "?confirm=true" : ""}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.lists }),
  });
}

/** The picture's users from a refused deletion; `undefined` when it was refused for another reason. */
export function usersInRefusal(error: unknown): MediaUsage | undefined {
  if (!(error instanceof Refusal) || error.body.code !== "media_in_use") return undefined;
  return Array.isArray(error.body.usage) ? error.body.usage : undefined;
}
