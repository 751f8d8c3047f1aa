import { ApiError } from "../errors/api-error";
import type { PictureType } from "./picture-type";
import type { Sender } from "./sender";

/** A file that has arrived whole and is what it claims to be. */
export interface UploadedFile {
  /** The name it had with its sender, at most 100 characters; to be shown, never to be stored under. */
  name: string;
  type: PictureType;
  bytes: Buffer;
  sender: Sender;
}

/** 413 with the file's name and its size in megabytes (spec §5). */
export function tooLarge(name: string, size: number, limit: number): ApiError {
  return new ApiError(413, "image_too_large", { params: { name, size: megabytes(size), megabytes: megabytes(limit) } });
}

/** With one decimal, rounded up: what is a little above the limit must not be told as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
