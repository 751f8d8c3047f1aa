import { join } from "node:path";
import type { Secrets } from "./secrets.ts";
import { MAIL_VARIABLES, type Settings } from "./settings.ts";

/** The environment of the commerce process, from settings and secrets. */
export function commerceEnvironment(settings: Settings, secrets: Secrets, databaseUrl: string): NodeJS.ProcessEnv {
  // Some shells set HOST, and Medusa would listen on it.
  // The database's address names the CA already, and the embedded server has none.
  const { HOST: _, PORT: __, DATABASE_CA: ___, ...inherited } = process.env;
  // Mail variables come from the settings only: a shop under test must never write to people.
  for (const name of MAIL_VARIABLES) delete inherited[name];
  return {
    ...inherited,
    ...settings.mail,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    ...(settings.redisUrl ? { REDIS_URL: settings.redisUrl } : {}),
    COMMERCE_PORT: String(settings.commercePort),
    COMMERCE_HOST: settings.commerceHost,
    DATA_DIR: settings.dataDir,
    UPLOAD_DIR: join(settings.dataDir, "uploads"),
    SESSION_SECRET: settings.sessionSecret ?? secrets.sessionSecret,
    JWT_SECRET: settings.jwtSecret ?? secrets.jwtSecret,
    COOKIE_SECRET: settings.cookieSecret ?? secrets.cookieSecret,
    CHANGES_SECRET: settings.changesSecret ?? secrets.changesSecret,
    VAPID_PRIVATE_KEY: settings.vapidPrivateKey ?? secrets.vapidPrivateKey,
    ADMIN_USERNAME: settings.adminUsername,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_PASSWORD: settings.adminPassword ?? secrets.adminPassword,
    PUBLIC_URL: settings.publicUrl,
    MEDUSA_DISABLE_TELEMETRY: "true",
    DO_NOT_TRACK: "1",
    NO_COLOR: "1",
  };
}

/** Where Medusa is reached from this machine. */
export function commerceAddress({ commerceHost, commercePort }: Pick<Settings, "commerceHost" | "commercePort">) {
  // Not every system can connect to an address that means all of them.
  const host = ["0.0.0.0", "::"].includes(commerceHost) ? "127.0.0.1" : commerceHost;
  return `http://${host.includes(":") ? `[${host}]` : host}:${commercePort}`;
}

/** The environment of the edge. */
export function edgeEnvironment(
  settings: Settings,
  secrets: Secrets,
  mode: "production" | "development",
): NodeJS.ProcessEnv {
  const { HOST: _, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: mode,
    PORT: String(settings.port),
    COMMERCE_URL: commerceAddress(settings),
    PUBLIC_URL: settings.publicUrl,
    CHANGES_SECRET: settings.changesSecret ?? secrets.changesSecret,
    ...(settings.redisUrl ? { REDIS_URL: settings.redisUrl } : {}),
    ...(settings.trustedProxies === undefined ? {} : { TRUSTED_PROXIES: String(settings.trustedProxies) }),
  };
}
