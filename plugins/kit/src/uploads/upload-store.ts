import { diskStore } from "./disk-store";
import { s3Store } from "./s3-store";
import type { UploadStore } from "./store";

let store: UploadStore | undefined;

/** The shop's store of uploaded files: S3 when `S3_BUCKET` is set, otherwise the folder `UPLOAD_DIR`. */
export function uploadStore(): UploadStore {
  store ??= storeOf(process.env);
  return store;
}

/** The store that an environment configures. Throws, with the name, for a missing variable. */
export function storeOf(environment: NodeJS.ProcessEnv): UploadStore {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX, UPLOAD_DIR } =
    environment;
  if (!S3_BUCKET) {
    if (!UPLOAD_DIR) throw new Error("UPLOAD_DIR is not set");
    return diskStore(UPLOAD_DIR);
  }
  if (!S3_REGION && !S3_ENDPOINT) throw new Error("S3_REGION is not set");
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    throw new Error("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together");
  }
  return s3Store({
    bucket: S3_BUCKET,
    // Compatible services mostly accept any region, but the signature needs one.
    region: S3_REGION || "us-east-1",
    endpoint: S3_ENDPOINT || undefined,
    accessKeyId: S3_ACCESS_KEY_ID || undefined,
    secretAccessKey: S3_SECRET_ACCESS_KEY || undefined,
    prefix: S3_PREFIX,
  });
}
