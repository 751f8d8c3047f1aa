import { isIP } from "node:net";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { Failure } from "../../bootstrap/failure.mjs";
import { dataFolder, fromWorkingFolder } from "../../bootstrap/paths.mjs";
import { SHOP_PORTS } from "../../bootstrap/ports.mjs";

/** What the environment asks for, with the defaults filled in. The README lists the same variables. */
export interface Settings {
  /** the storefront's */
  port: number;
  /** Medusa's */
  commercePort: number;
  /** the address of this machine that Medusa listens on */
  commerceHost: string;
  /** absolute */
  dataDir: string;
  /** a server of your own, with its CA; the embedded one otherwise */
  databaseUrl?: string;
  redisUrl?: string;
  adminUsername: string;
  adminEmail: string;
  adminPassword?: string;
  sessionSecret?: string;
  jwtSecret?: string;
  cookieSecret?: string;
  changesSecret?: string;
  publicUrl: string;
  /** how many stand before the storefront; the environment's `TRUSTED_PROXIES` unless given */
  trustedProxies?: number;
  /** the mail server's variables that are set */
  mail: Record<string, string>;
}

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

/** Reads the settings, or throws a Failure that names the variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const port = readPort("PORT", text("PORT"), SHOP_PORTS[0].fallback);
  const commercePort = readPort("COMMERCE_PORT", text("COMMERCE_PORT"), SHOP_PORTS[1].fallback);
  if (port === commercePort) {
    throw new Failure(
      `PORT and COMMERCE_PORT are both ${port}; the storefront and Medusa each need a port of their own.`,
    );
  }
  const adminPassword = text("ADMIN_PASSWORD");
  if (adminPassword !== undefined && (adminPassword.length < 6 || adminPassword.length > 256)) {
    throw new Failure("ADMIN_PASSWORD must have 6 to 256 characters.");
  }
  return {
    port,
    commercePort,
    commerceHost: readHost("COMMERCE_HOST", text("COMMERCE_HOST"), "127.0.0.1"),
    dataDir: dataFolder(environment),
    databaseUrl: readDatabaseUrl(text, (path) => fromWorkingFolder(path, environment)),
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

/** The database's address, which names the CA of DATABASE_CA from here on: nothing else reads that variable. */
function readDatabaseUrl(text: (name: string) => string | undefined, absolute: (path: string) => string) {
  const url = readUrl("DATABASE_URL", text("DATABASE_URL"), ["postgres:", "postgresql:"]);
  if (url === undefined) return undefined;
  const address = new URL(url);
  const ca = text("DATABASE_CA");
  if (ca && !address.searchParams.has("sslrootcert")) address.searchParams.set("sslrootcert", absolute(ca));
  try {
    databaseConnection(address.href);
  } catch (error) {
    throw new Failure(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
  return address.href;
}

function readMail(text: (name: string) => string | undefined): Record<string, string> {
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

function readPort(name: string, value: string | undefined, fallback: number) {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a port number between 1 and 65535, not "${value}".`);
}

function readHost(name: string, value: string | undefined, fallback: string) {
  if (value === undefined || isIP(value)) return value ?? fallback;
  throw new Failure(
    `${name} must be an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${value}".`,
  );
}

function readUrl(name: string, value: string | undefined, schemes: string[]) {
  if (value === undefined) return undefined;
  // The value may carry a password, so it is not repeated.
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
  throw new Failure(
    `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}.`,
  );
}
