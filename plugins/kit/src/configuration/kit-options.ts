import { z } from "zod";
import { applicationConfig } from "./application-config";
import { definePluginOptions } from "./plugin-options";

const text = z.string().min(1);

/** A bucket of S3 or a compatible service. */
const s3Options = z.strictObject({
  bucket: text,
  /** Compatible services mostly accept any region, but the signature needs one. */
  region: text.default("us-east-1"),
  endpoint: text.optional(),
  accessKeyId: text.optional(),
  secretAccessKey: text.optional(),
  /** Before the names of all files, such as `zakh/`. */
  prefix: z.string().optional(),
});

const schema = z.strictObject({
  /** The address that shoppers type; links in mails begin with it. */
  publicUrl: z.url().default("http://localhost:3000"),
  /** Where browsers reach Medusa's own port: its dashboard, and `/store` for storefronts elsewhere. */
  commerceUrl: z.url().default("http://127.0.0.1:9000"),
  /** Signs cookies; the application's `http.cookieSecret` unless it is set. */
  sessionSecret: text.optional(),
  /** Shared with the edges that follow changes; without it none may. */
  changesSecret: text.optional(),
  /** The folder for private files, whose disk is watched. */
  dataDir: text.default(".data"),
  /** Where uploads are kept: in a folder, or in S3. */
  uploads: z.union([z.strictObject({ folder: text }), z.strictObject({ s3: s3Options })]).optional(),
  /** `medusa` leaves `/store` to Medusa, past the shop's rules. For measuring only. */
  store: z.enum(["shop", "medusa"]).default("shop"),
});

export type KitOptions = z.input<typeof schema>;
export type UploadOptions = NonNullable<z.output<typeof schema>["uploads"]>;

/** What the application gives kit as options. */
export const kitOptions = definePluginOptions("@zakh/kit", schema);

export function sessionSecret(): string {
  const secret = kitOptions().sessionSecret ?? applicationConfig()?.projectConfig.http.cookieSecret;
  if (!secret) throw new Error("Neither sessionSecret of @zakh/kit nor http.cookieSecret is set");
  return secret;
}

/** URL of a page of the shop, from the configuration, never from a request's `Host`. */
export function shopPage(path: string): string {
  return new URL(path, kitOptions().publicUrl).href;
}
