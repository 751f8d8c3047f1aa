import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MediaItem, MediaUsage } from "@zakh/site-settings/contract";
import { type Page, parsed, Refusal, read, readPage, write } from "../client";

const keys = {
  all: ["media"],
  list: (search: string, limit: number, offset: number) => ["media", "list", search, limit, offset],
} as const;

/** One page of the media library, newest first; `search` is part of a name. */
export function useMedia(search: string, limit: number, offset: number, enabled = true) {
  return useQuery<Page<MediaItem>>({
    queryKey: keys.list(search, limit, offset),
    queryFn: () => readPage<MediaItem>("/api/media", { search: search || undefined, limit, offset }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Uploads one picture; `onProgress` hears from 0 to 1. Rejects with `Refusal`. */
export function useUploadMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress?: (share: number) => void }) =>
      upload(file, onProgress),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Where a picture is shown (ruling 29). */
export function readMediaUsage(id: number): Promise<MediaUsage> {
  return read<MediaUsage>(`/api/media/${id}/usage`);
}

/** Deletes a picture; one that is in use only when `confirmed` (ruling 29). Rejects with `Refusal`. */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmed }: { id: number; confirmed: boolean }) =>
      write<null>("DELETE", `/api/media/${id}${confirmed ? "?confirm=true" : ""}`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** `fetch` tells nothing of an upload's progress; XMLHttpRequest does. */
function upload(file: File, onProgress?: (share: number) => void): Promise<MediaItem> {
  const form = new FormData();
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/media/upload");
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(parsed<MediaItem>(request.responseText) as MediaItem);
      else reject(new Refusal(request.status, parsed(request.responseText) ?? {}));
    };
    request.onerror = () => reject(new TypeError("The upload did not reach the server"));
    request.send(form);
  });
}
