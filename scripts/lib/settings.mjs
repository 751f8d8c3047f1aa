import { isIP } from "node:net";
import { resolve } from "node:path";
import { databaseConnection } from "../../plugins/kit/src/plain/database-connection.js";
import { Failure } from "./failure.mjs";
import { ROOT } from "./paths.mjs";

/**
 * What the environment asks for, with the defaults filled in. The README lists the same variables.
 * @typedef {object} Settings
 * @property {number} port the storefront's
 * @property {number} commercePort Medusa's
 * @property {string} commerceHost the address of this machine that Medusa listens on
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl a server of your own, with its CA; the embedded one otherwise
 * @property {string | undefined} redisUrl
 * @property {string} adminUsername
 * @property {string} adminEmail
 * @property {string | undefined} adminPassword
 * @property {string | undefined} sessionSecret
 * @property {string | undefined} jwtSecret
 * @property {string | undefined} cookieSecret
 * @property {string | undefined} changesSecret
 * @property {string} publicUrl
 * @property {number} [trustedProxies] how many stand before the storefront; the environment's `TRUSTED_PROXIES` unless given
 * @property {Record<string, string>} mail the mail server's variables that are set
 */

/** What says how mails are sent; the README lists them. */
export const MAIL_VARIABLES = [
  "SMTP_URL",
  "SMTP_HOST",
  "SMTP_PORT",
  "SMTP_USER",
  "SMTP_PASSWORD",
  "SMTP_SECURE",
  "MAIL_FROM",
  "MAIL_REPLY_TO",
];

/**
 * Reads the settings, or throws a Failure that names the variable that is wrong.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Settings}
 */
export function readSettings(environment = process.env) {
  const text = (/** @type {string} */ name) => environment[name]?.trim() || undefined;
  const port = readPort("PORT", text("PORT"), 3000);
  const commercePort = readPort("COMMERCE_PORT", text("COMMERCE_PORT"), 9000);
  if (port === commercePort) {
    throw new Failure(
      `PORT and COMMERCE_PORT are both ${port}; the storefront and Medusa each need a port of their own.`,
    );
  }
  const adminPassword = text("ADMIN_PASSWORD");
  if (adminPassword !== undefined && (adminPassword.length < 6 || adminPassword.length > 256)) {
    throw new Failure("ADMIN_PASSWORD must have 6 to 256 characters.");
  }
  // A relative folder is meant from where the person stands: npm moves to the checkout first.
  const standing = environment.INIT_CWD || process.cwd();
  return {
    port,
    commercePort,
    commerceHost: readHost("COMMERCE_HOST", text("COMMERCE_HOST"), "127.0.0.1"),
    dataDir: text("DATA_DIR") ? resolve(standing, /** @type {string} */ (text("DATA_DIR"))) : resolve(ROOT, ".data"),
    databaseUrl: readDatabaseUrl(text, standing),
    redisUrl: readUrl("REDIS_URL", text("REDIS_URL"), ["redis:", "rediss:"]),
    adminUsername: text("ADMIN_USERNAME") ?? "admin",
    adminEmail: text("ADMIN_EMAIL") ?? "admin@zakh.local",
    adminPassword,
    sessionSecret: text("SESSION_SECRET"),
    jwtSecret: text("JWT_SECRET"),
    cookieSecret: text("COOKIE_SECRET"),
    changesSecret: text("CHANGES_SECRET"),
    publicUrl: text("PUBLIC_URL") ?? `http://localhost:${port}`,
    mail: readMail(text),
  };
}

/**
 * The database's address, which names the CA of DATABASE_CA from here on: nobody else need know of that variable.
 * @param {(name: string) => string | undefined} text
 * @param {string} standing the folder that relative paths count from
 */
function readDatabaseUrl(text, standing) {
  const url = readUrl("DATABASE_URL", text("DATABASE_URL"), ["postgres:", "postgresql:"]);
  if (url === undefined) return undefined;
  const address = new URL(url);
  const ca = text("DATABASE_CA");
  if (ca && !address.searchParams.has("sslrootcert")) address.searchParams.set("sslrootcert", resolve(standing, ca));
  try {
    databaseConnection(address.href);
  } catch (error) {
    throw new Failure(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
  return address.href;
}

/**
 * @param {(name: string) => string | undefined} text
 * @returns {Record<string, string>}
 */
function readMail(text) {
  readUrl("SMTP_URL", text("SMTP_URL"), ["smtp:", "smtps:"]);
  readPort("SMTP_PORT", text("SMTP_PORT"), 587);
  if (!["true", "false", undefined].includes(text("SMTP_SECURE"))) {
    throw new Failure("SMTP_SECURE must be true (TLS from the start) or false, or be left out.");
  }
  for (const name of ["MAIL_FROM", "MAIL_REPLY_TO"]) {
    if (text(name) !== undefined && !/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text(name) ?? "")) {
      throw new Failure(`${name} must be a mail address, or a name with one: Zakh <shop@example.com>.`);
    }
  }
  return Object.fromEntries(MAIL_VARIABLES.flatMap((name) => (text(name) ? [[name, text(name) ?? ""]] : [])));
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 */
function readPort(name, value, fallback) {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a port number between 1 and 65535, not "${value}".`);
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {string} fallback
 */
function readHost(name, value, fallback) {
  if (value === undefined || isIP(value)) return value ?? fallback;
  throw new Failure(
    `${name} must be an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${value}".`,
  );
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {string[]} schemes
 */
function readUrl(name, value, schemes) {
  if (value === undefined) return undefined;
  // The value may carry a password, so it is not repeated.
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
  throw new Failure(
    `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}.`,
  );
}
