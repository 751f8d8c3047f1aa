// Plain JavaScript, because the starter connects before any plugin is compiled.
const { readFileSync } = require("node:fs");
const { isAbsolute } = require("node:path");

/**
 * What every connection to PostgreSQL is opened with: handed to `pg` and to Medusa as it is.
 * @typedef {object} DatabaseConnection
 * @property {string} connectionString the address without its TLS parameters, so that no driver reads them in its own way
 * @property {false | import("node:tls").ConnectionOptions} ssl
 */

const MODES = ["disable", "require", "verify-ca", "verify-full"];
const FILES = ["sslrootcert", "sslcert", "sslkey"];
/** `ssl` is among them because it has a sentence of its own. */
const KNOWN = ["ssl", "sslmode", ...FILES];

/**
 * Reads `sslmode`, `sslrootcert`, `sslcert` and `sslkey` from a PostgreSQL address with their meaning in libpq. node-pg reads
 * `require` and `verify-ca` as `verify-full`, and knows no CA beside the address; so it is never asked.
 *
 * - `disable`: no TLS, also where no mode is set and no CA is named.
 * - `require`: TLS or no connection; the certificate is not checked, unless a CA is named (then as `verify-ca`).
 * - `verify-ca`: the certificate must be signed by the CA. `verify-full`: it must name the host too.
 *
 * Without a CA the list of CAs that comes with Node counts, as with `sslrootcert=system`. A CA without a mode means
 * `verify-full`. `allow` and `prefer`, which fall back to plain text, are refused. Over a Unix socket there is no TLS.
 * What looks like a wish for TLS and would go unread is refused too: a misspelt, repeated or empty parameter, or a fragment.
 *
 * @param {string} url
 * @param {string} [caFile] used where the address names no `sslrootcert`
 * @returns {DatabaseConnection}
 * @throws {Error} with one sentence when a parameter is wrong or a file cannot be read; it never repeats the address
 */
function databaseConnection(url, caFile) {
  const address = new URL(url);
  refuseUnread(address);
  const take = (/** @type {string} */ name) => {
    const value = address.searchParams.get(name) ?? undefined;
    if (value === "") throw new Error(`${name} is empty; give it a value or leave it out`);
    address.searchParams.delete(name);
    return value;
  };
  if (address.searchParams.has("ssl")) throw new Error(`write sslmode=${MODES.join("|")} instead of ssl=`);
  address.searchParams.delete("uselibpqcompat");
  const wanted = take("sslmode");
  const [rootFile = caFile, certFile, keyFile] = FILES.map(take);
  if (wanted !== undefined && !MODES.includes(wanted))
    throw new Error(`sslmode must be one of ${MODES.join(", ")}, not "${wanted}"`);
  if (rootFile === "system" && wanted !== undefined && wanted !== "verify-full")
    throw new Error(`sslrootcert=system needs sslmode=verify-full, not "${wanted}"`);

  const connectionString = address.href;
  const mode = wanted ?? (rootFile ? "verify-full" : "disable");
  if (mode === "disable" || isLocalSocket(address)) return { connectionString, ssl: false };

  const ca = rootFile === undefined || rootFile === "system" ? undefined : read(rootFile, "the CA's file");
  /** @type {import("node:tls").ConnectionOptions} */
  const ssl = { rejectUnauthorized: mode !== "require" || ca !== undefined };
  if (ca !== undefined) ssl.ca = ca;
  if (mode !== "verify-full") ssl.checkServerIdentity = () => undefined;
  if (certFile) ssl.cert = read(certFile, "the client certificate's file");
  if (keyFile) ssl.key = read(keyFile, "the client key's file");
  return { connectionString, ssl };
}

/**
 * Refuses what this file, pg and libpq would read differently or not at all.
 * @param {URL} address
 */
function refuseUnread({ href, pathname, searchParams }) {
  if (href.includes("#")) throw new Error("nothing may follow a # in the address; write %23 for a # in a name");
  const names = [...searchParams.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`"${repeated}" is given twice; give each parameter once`);
  const unknown = names.find((name) => /ssl|tls|gss/i.test(name) && !KNOWN.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not understood; for TLS only sslmode, ${FILES.join(", ")} are read`);
  // A wrong separator makes the parameter a part of what stands before it. A password may hold anything.
  const texts = names.filter((name) => name !== "password").map((name) => searchParams.get(name) ?? "");
  if ([pathname, ...texts].some((text) => /\bssl\w*=/i.test(text)))
    throw new Error(
      "an ssl parameter is part of another value; write ? before the first parameter, & before the others",
    );
}

/**
 * Whether pg opens a Unix socket: without any host, and with an empty one, it connects to localhost instead.
 * @param {URL} address
 */
function isLocalSocket({ href, hostname, searchParams }) {
  // With a bare % anywhere in the address pg does not decode %2F, and takes %2Ftmp for a host's name.
  if (/%(?![0-9a-f]{2})/i.test(href)) return false;
  return (searchParams.get("host") || decodeURIComponent(hostname)).startsWith("/");
}

/**
 * @param {string} file
 * @param {string} what
 */
function read(file, what) {
  // Services run in folders of their own, so a relative path would mean something else to each.
  if (!isAbsolute(file)) throw new Error(`${what} must be given by its whole path, not as "${file}"`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${what} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

module.exports = { databaseConnection };
