import { join } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import type { AccountsOptions } from "@zakh/accounts/configuration/accounts-options";
import type { KitOptions } from "@zakh/kit/configuration/kit-options";
import { queryOneAtATime } from "@zakh/kit/database/one-query-at-a-time";
import { shopLog } from "@zakh/kit/log/shop-log";
import { mailOptions } from "@zakh/kit/mail/mail-settings";
import { databaseConnection } from "@zakh/kit/plain/database-connection";
import { privateFilesFolder } from "@zakh/kit/uploads/private-files";
import { uploadOptions } from "@zakh/kit/uploads/upload-settings";
import { fromPlugins, PLUGINS } from "./src/plugins";

const {
  DATABASE_URL,
  DATABASE_CA,
  REDIS_URL,
  JWT_SECRET,
  COOKIE_SECRET,
  COMMERCE_PORT = "9000",
  PUBLIC_URL = "http://localhost:3000",
  DATA_DIR = ".data",
  UPLOAD_DIR,
  STORE_CORS,
  SESSION_SECRET,
  CHANGES_SECRET,
  VAPID_PRIVATE_KEY,
  PUSH_SERVICES = "",
  COMMERCE_URL,
  MEDUSA_STORE_WRITES,
  LOG_LEVEL = "info",
  MEDUSA_WORKER_MODE = "shared",
} = process.env;

shopLog.setDefaultLevel(LOG_LEVEL);
queryOneAtATime();

/** Builds load this file too, and have no database. */
const database = DATABASE_URL ? databaseConnection(DATABASE_URL, DATABASE_CA || undefined) : undefined;

const commerceUrl = COMMERCE_URL || `http://127.0.0.1:${COMMERCE_PORT}`;

/** Origins of the pages that may, beside our own, call Medusa's `/store` and sign customers in there. */
const storeOrigins = (own: string) => [own, STORE_CORS].filter(Boolean).join(",");

/** Medusa's pages for orders that staff write. */
const DRAFT_ORDERS = "@medusajs/draft-order";

/**
 * A Redis that does not answer makes those who ask it fail at once, and nobody wait. Only the sessions of Medusa's own
 * dashboard are kept there by Medusa; what the shop keeps there it can do without (`@zakh/kit`).
 */
const redisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  commandTimeout: 1000,
  socketTimeout: 1000,
};

const kit: KitOptions = {
  publicUrl: PUBLIC_URL,
  commerceUrl,
  sessionSecret: SESSION_SECRET || undefined,
  changesSecret: CHANGES_SECRET || undefined,
  dataDir: DATA_DIR,
  uploads: uploadOptions(process.env),
  store: MEDUSA_STORE_WRITES === "bench-only" ? "medusa" : "shop",
};

const accounts: AccountsOptions = {
  vapidPrivateKey: VAPID_PRIVATE_KEY || undefined,
  pushServices: PUSH_SERVICES.split(",").flatMap((name) => name.trim() || []),
};

/** What plugins are told; none of them reads the environment. */
const OPTIONS: Record<string, Record<string, unknown>> = { "@zakh/kit": kit, "@zakh/accounts": accounts };

const config = defineConfig({
  logger: shopLog,
  projectConfig: {
    databaseUrl: database?.connectionString,
    // Medusa's pools read it here only, whatever the address says.
    databaseDriverOptions: { connection: { ssl: database?.ssl ?? false } },
    redisUrl: REDIS_URL,
    redisOptions,
    workerMode: MEDUSA_WORKER_MODE as "shared" | "worker" | "server",
    cookieOptions: { secure: "auto", sameSite: "lax", httpOnly: true } as never,
    http: {
      storeCors: storeOrigins(PUBLIC_URL),
      adminCors: commerceUrl,
      authCors: storeOrigins(commerceUrl),
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
  },
  plugins: PLUGINS.map((resolve) => ({ resolve, options: OPTIONS[resolve] ?? {} })),
  modules: [
    {
      resolve: "@medusajs/medusa/auth",
      options: { providers: [{ resolve: "@zakh/accounts/providers/emailpass", id: "emailpass" }] },
    },
    {
      resolve: "@medusajs/medusa/payment",
      // Each plugin that brings a method of payment says in `payment/provider` which provider is behind it.
      options: { providers: fromPlugins<object>("payment/provider", "paymentProvider") },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          {
            resolve: "@zakh/kit/providers/files",
            id: "local",
            options: { upload_dir: UPLOAD_DIR, private_upload_dir: privateFilesFolder(DATA_DIR) },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        // Medusa's own locks hold in one process only, and there may be several.
        providers: [{ resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres", is_default: true }],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/notification-local", id: "local", options: { channels: ["feed"] } },
          {
            resolve: "@zakh/kit/providers/mail",
            id: "mail",
            options: { channels: ["email"], ...mailOptions(process.env, join(DATA_DIR, "mail")) },
          },
        ],
      },
    },
  ],
});

// Medusa adds it by itself. Its pages make orders that the shop does not know, which are refused anyway.
config.plugins = config.plugins?.filter((plugin) => typeof plugin === "string" || plugin.resolve !== DRAFT_ORDERS);

export default config;
