import { isIP } from "node:net";
import { z } from "zod";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { dataFolder, fromWorkingFolder } from "../../bootstrap/paths.mjs";
import { SHOP_PORTS } from "../../bootstrap/ports.mjs";

/** What the environment asks for, with the defaults filled in. The README lists the same variables. */
export type Settings = ReturnType<typeof readSettings> & {
  /** how many proxies stand before the storefront; the environment's `TRUSTED_PROXIES` when undefined */
  trustedProxies?: number;
};

const text = z.string().optional();
const portText = z.string().refine((value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536, {
  error: ({ input }) => `must be a port number between 1 and 65535, not "${input}".`,
});
const port = portText.transform(Number);
const mailAddress = z
  .string()
  .regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be a mail address, or a name with one: Zakh <shop@example.com>.",
  )
  .optional();

const SHOP = z.object({
  PORT: port.default(SHOP_PORTS[0].fallback),
  COMMERCE_PORT: port.default(SHOP_PORTS[1].fallback),
  COMMERCE_HOST: z
    .string()
    .refine((value) => isIP(value) > 0, {
      error: ({ input }) =>
        `must be an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${input}".`,
    })
    .default("127.0.0.1"),
  DATABASE_URL: address("postgres", "postgresql"),
  DATABASE_CA: text,
  REDIS_URL: address("redis", "rediss"),
  ADMIN_USERNAME: z.string().default("admin"),
  ADMIN_EMAIL: z.string().default("admin@zakh.local"),
  ADMIN_PASSWORD: z
    .string()
    .regex(/^.{6,256}$/s, "must have 6 to 256 characters.")
    .optional(),
  SESSION_SECRET: text,
  JWT_SECRET: text,
  COOKIE_SECRET: text,
  CHANGES_SECRET: text,
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a private key of VAPID: 32 bytes in base64url, 43 characters.")
    .optional(),
  PUBLIC_URL: text,
});

const MAIL = z.object({
  SMTP_URL: address("smtp", "smtps"),
  SMTP_HOST: text,
  SMTP_PORT: portText.optional(),
  SMTP_USER: text,
  SMTP_PASSWORD: text,
  SMTP_SECURE: z.enum(["true", "false"], "must be true (TLS from the start) or false, or be left out.").optional(),
  MAIL_FROM: mailAddress,
  MAIL_REPLY_TO: mailAddress,
});

/** The variables that say how mails are sent. */
export const MAIL_VARIABLES = Object.keys(MAIL.shape);

/** All variables that are read here. */
export const VARIABLES = [...Object.keys(SHOP.shape), ...MAIL_VARIABLES];

/** Reads the settings, or throws a Failure that names the variable that is wrong. An empty variable counts as one that is not set. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const trimmed = Object.entries(environment).map(([name, value = ""]) => [name, value.trim()]);
  const variables = Object.fromEntries(trimmed.filter(([, value]) => value));
  const shop = parse(SHOP, variables);
  if (shop.PORT === shop.COMMERCE_PORT) {
    throw new Failure(
      `PORT and COMMERCE_PORT are both ${shop.PORT}; the storefront and Medusa each need a port of their own.`,
    );
  }
  return {
    /** the storefront's */
    port: shop.PORT,
    /** Medusa's */
    commercePort: shop.COMMERCE_PORT,
    /** the address of this machine that Medusa listens on */
    commerceHost: shop.COMMERCE_HOST,
    /** absolute */
    dataDir: dataFolder(environment),
    /** a server of your own, with its CA; the embedded one when undefined */
    databaseUrl: databaseUrl(shop, environment),
    redisUrl: shop.REDIS_URL,
    adminUsername: shop.ADMIN_USERNAME,
    adminEmail: shop.ADMIN_EMAIL,
    adminPassword: shop.ADMIN_PASSWORD,
    sessionSecret: shop.SESSION_SECRET,
    jwtSecret: shop.JWT_SECRET,
    cookieSecret: shop.COOKIE_SECRET,
    changesSecret: shop.CHANGES_SECRET,
    vapidPrivateKey: shop.VAPID_PRIVATE_KEY,
    publicUrl: shop.PUBLIC_URL ?? `http://localhost:${shop.PORT}`,
    /** the mail variables that are set */
    mail: parse(MAIL, variables),
  };
}

/** The database's address, which names the CA of DATABASE_CA from here on: nothing else reads that variable. */
function databaseUrl({ DATABASE_URL, DATABASE_CA }: z.infer<typeof SHOP>, environment: NodeJS.ProcessEnv) {
  if (DATABASE_URL === undefined) return undefined;
  const url = new URL(DATABASE_URL);
  if (DATABASE_CA && !url.searchParams.has("sslrootcert"))
    url.searchParams.set("sslrootcert", fromWorkingFolder(DATABASE_CA, environment));
  try {
    databaseConnection(url.href);
  } catch (error) {
    throw new Failure(`DATABASE_URL cannot be used: ${messageOf(error)}.`);
  }
  return url.href;
}

/** An address with one of these schemes. It may hold a password, so the sentence does not repeat it. */
function address(...schemes: string[]) {
  const sentence = `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}.`;
  return z.url({ protocol: new RegExp(`^(${schemes.join("|")})$`), error: sentence }).optional();
}

function parse<T extends z.ZodType>(schema: T, variables: Record<string, string>): z.infer<T> {
  const { data, error } = schema.safeParse(variables);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Failure(`${String(issue.path[0])} ${issue.message}`);
  return data as z.infer<T>;
}
