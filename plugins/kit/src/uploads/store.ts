import type { Readable } from "node:stream";

/** An existing file, before it is read. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modifiedAt: Date;
  read(): Promise<Readable>;
}

/**
 * Storage of uploaded files: on disk, or in S3 for several machines. Names are paths below the store's root, such as
 * `img/0f3a.webp`, and never come from a client. Files are written completely or not at all.
 */
export interface UploadStore {
  /** Writes a file; replaces one of the same name. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Sets a file's age to now, so that the clean-up does not treat it as unused; false when it does not exist. */
  touch(name: string): Promise<boolean>;
  /** The file of this name, or `undefined`. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Removes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>;
  /** All files, in no particular order. */
  list(): AsyncIterable<{ name: string; size: number; modifiedAt: Date }>;
}
