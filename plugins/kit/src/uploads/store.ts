import type { Readable } from "node:stream";

/** A stretch of bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that is there, before any of it is read. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modifiedAt: Date;
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * Where uploaded files are kept: on disk, or in S3 for several machines. Names are paths below the store's root, such as
 * `img/0f3a.webp`, and are never made from what a visitor sent. Files are written whole or not at all.
 */
export interface UploadStore {
  /** Writes a file; one of the same name is replaced. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Makes a file as young as if it were written now, so that it is not taken for one that nobody wants; false when there is none. */
  touch(name: string): Promise<boolean>;
  /** The file of this name, or `undefined`. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Removes a file; nothing happens when there is none. */
  remove(name: string): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<{ name: string; size: number; modifiedAt: Date }>;
}
