import { createReadStream, statSync } from "node:fs";
import { basename } from "node:path";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";

/** Where backups lie beside the disk. */
export interface Bucket {
  name: string;
  put: (file: string) => Promise<void>;
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
}

/** The largest object that S3 takes in one request. */
const MAX_BYTES = 5 * 1024 ** 3;

/**
 * The bucket of `BACKUP_S3_BUCKET`, reached like that of the uploads (`S3_REGION`, `S3_ENDPOINT` and the keys); undefined without
 * one. It must be another one: what may read uploads must not read backups.
 */
export function backupBucket(environment: NodeJS.ProcessEnv): Bucket | undefined {
  const { BACKUP_S3_BUCKET: Bucket, S3_BUCKET, S3_REGION, S3_ENDPOINT } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!Bucket) return undefined;
  if (Bucket === S3_BUCKET)
    throw new Failure("BACKUP_S3_BUCKET must be another bucket than S3_BUCKET: backups hold the shop's secrets.");
  const s3 = async () => {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      region: S3_REGION || "us-east-1",
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      // Not all compatible services support the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    return { sdk, client };
  };
  const told = async <T>(what: string, work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      throw new Failure(`The bucket ${Bucket} ${what} (${messageOf(error)}).`);
    }
  };

  return {
    name: Bucket,
    put: (file) =>
      told("does not take the backup", async () => {
        const { size } = statSync(file);
        if (size > MAX_BYTES) throw new Error("it is larger than 5 GB");
        const { sdk, client } = await s3();
        const Key = basename(file);
        await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: createReadStream(file), ContentLength: size }));
        const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }));
        if (ContentLength !== size) throw new Error(`${ContentLength} of ${size} bytes have arrived`);
      }),
    list: () =>
      told("does not list its backups", async () => {
        const { sdk, client } = await s3();
        const names: string[] = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: "zakh-" }))
          names.push(...Contents.flatMap(({ Key }) => Key ?? []));
        return names;
      }),
    remove: (name) =>
      told("does not remove old backups", async () => {
        const { sdk, client } = await s3();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }));
      }),
  };
}
