import type { UploadOptions } from "../configuration/kit-options";

/**
 * The option `uploads` from an environment: S3 when `S3_BUCKET` is set, otherwise the folder `UPLOAD_DIR`; undefined when
 * that is missing, too. Throws, with the name, for a variable that S3 still needs.
 */
export function uploadOptions(environment: NodeJS.ProcessEnv): UploadOptions | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX, UPLOAD_DIR } =
    environment;
  if (!S3_BUCKET) return UPLOAD_DIR ? { folder: UPLOAD_DIR } : undefined;
  if (!S3_REGION && !S3_ENDPOINT) throw new Error("S3_REGION is not set");
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    throw new Error("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together");
  }
  return {
    s3: {
      bucket: S3_BUCKET,
      region: S3_REGION || "us-east-1",
      endpoint: S3_ENDPOINT || undefined,
      accessKeyId: S3_ACCESS_KEY_ID || undefined,
      secretAccessKey: S3_SECRET_ACCESS_KEY || undefined,
      prefix: S3_PREFIX,
    },
  };
}
