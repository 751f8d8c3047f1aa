import { ApiError } from "../errors/api-error";
import type { PictureType } from "./picture-type";
import type { Sender } from "./sender";

/** A file that has arrived completely and whose type has been verified. */
export interface UploadedFile {
  /** The client's file name, at most 100 characters; for display only, never for storage. */
  name: string;
  type: PictureType;
  bytes: Buffer;
  sender: Sender;
}

/** A file that is no picture. Nobody has checked its bytes. */
export type ReceivedDocument = Pick<UploadedFile, "name" | "bytes">;

/** 413 with the file's name and its size in megabytes (spec §5). */
export function tooLarge(name: string, size: number, limit: number): ApiError {
  return new ApiError(413, "image_too_large", { params: { name, size: megabytes(size), megabytes: megabytes(limit) } });
}

/** With one decimal, rounded up, so that a size just above the limit is not shown as the limit. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
