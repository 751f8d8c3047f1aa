import { kitOptions, type UploadOptions } from "../configuration/kit-options";
import { requireNoTransaction } from "../database/transaction-context";
import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";
import type { UploadStore } from "./store";

let store: UploadStore | undefined;

/** The shop's store of uploaded files, by the option `uploads`. */
export function uploadStore(): UploadStore {
  // Also on disk, so that a mistake is found on every machine.
  requireNoTransaction("S3");
  if (store) return store;
  const { uploads } = kitOptions();
  if (!uploads) throw new Error("The option uploads of @zakh/kit is not set");
  store = storeOf(uploads);
  return store;
}

export function storeOf(options: UploadOptions): UploadStore {
  return "folder" in options ? diskStore(options.folder) : s3Store(options.s3);
}
