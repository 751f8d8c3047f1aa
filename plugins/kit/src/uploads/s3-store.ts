import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { requireNoTransaction } from "../database/transaction-context";
import type { UploadStore } from "./store";

export interface S3Options {
  bucket: string;
  region: string;
  /** Another service with S3's API, addressed as `endpoint/bucket/key`. */
  endpoint?: string;
  /** Both or neither; with neither the machine's own role is used. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Prefix of every object's key. */
  prefix?: string;
}

/** Timeouts for a connection and for an answer, in ms. */
const CONNECT_TIMEOUT_MS = 3000;
const ANSWER_TIMEOUT_MS = 30_000;

/** Stores files in a bucket of S3, or of a compatible service. The large client library is loaded at the first use. */
export function s3Store({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  prefix = "",
}: S3Options): UploadStore {
  const Bucket = bucket;
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  let loading: Promise<{ sdk: typeof import("@aws-sdk/client-s3"); client: S3Client }> | undefined;

  async function s3() {
    requireNoTransaction("S3");
    loading ??= import("@aws-sdk/client-s3").then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        endpoint,
        forcePathStyle: endpoint !== undefined,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
        // Not all compatible services support the newer checksums.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        maxAttempts: 3,
        requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
      }),
    }));
    return loading;
  }

  async function look(name: string) {
    const { sdk, client } = await s3();
    return client.send(new sdk.HeadObjectCommand({ Bucket, Key: folder + name })).catch((error: unknown) => {
      if (error instanceof Error && (error.name === "NotFound" || error.name === "NoSuchKey")) return undefined;
      throw error;
    });
  }

  return {
    async put(name, bytes, type) {
      const { sdk, client } = await s3();
      await client.send(
        new sdk.PutObjectCommand({
          Bucket,
          Key: folder + name,
          Body: bytes,
          ContentType: type,
          CacheControl: "public, max-age=31536000, immutable",
        }),
      );
    },

    async has(name) {
      return (await look(name)) !== undefined;
    },

    async touch(name) {
      const { sdk, client } = await s3();
      const found = await look(name);
      if (!found) return false;
      // An object's date cannot be set, but copying it onto itself renews it.
      await client.send(
        new sdk.CopyObjectCommand({
          Bucket,
          Key: folder + name,
          CopySource: encodeURI(`${Bucket}/${folder}${name}`),
          MetadataDirective: "REPLACE",
          ContentType: found.ContentType,
          CacheControl: found.CacheControl,
        }),
      );
      return true;
    },

    async open(name) {
      const found = await look(name);
      return (
        found && {
          size: found.ContentLength ?? 0,
          modifiedAt: found.LastModified ?? new Date(0),
          async read() {
            const { sdk, client } = await s3();
            const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: folder + name }));
            if (!Body) throw new Error(`S3 answered ${name} without a body`);
            return Body as Readable;
          },
        }
      );
    },

    async remove(name) {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: folder + name }));
    },

    async *list() {
      const { sdk, client } = await s3();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
        for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          if (!Key.endsWith("/")) yield { name: Key.slice(folder.length), size: Size, modifiedAt: LastModified };
        }
      }
    },
  };
}
