import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { databaseConnection } from "./database-connection";

const folder = mkdtempSync(join(tmpdir(), "zakh-ca-"));
const ca = join(folder, "ca.pem");
writeFileSync(ca, "the CA");
afterAll(() => rmSync(folder, { recursive: true }));

const HOST = "postgres://zakh:word@db.example.com:5432/zakh";
const ssl = (query: string, caFile?: string) => databaseConnection(`${HOST}${query}`, caFile).ssl;
/** The result of node:tls' check for a certificate of another host. */
const identity = (query: string, caFile?: string) => {
  const options = ssl(query, caFile);
  return options === false ? undefined : options.checkServerIdentity;
};

describe("how a connection to PostgreSQL is encrypted", () => {
  it("is off without a mode, and with sslmode=disable", () => {
    expect(ssl("")).toBe(false);
    expect(ssl("?sslmode=disable")).toBe(false);
    expect(ssl(`?sslmode=disable&sslrootcert=${ca}`)).toBe(false);
  });

  it("require checks no certificate, unless a CA is given", () => {
    expect(ssl("?sslmode=require")).toMatchObject({ rejectUnauthorized: false });
    expect(ssl(`?sslmode=require&sslrootcert=${ca}`)).toMatchObject({ rejectUnauthorized: true, ca: "the CA" });
    expect(identity(`?sslmode=require&sslrootcert=${ca}`)).toBeTypeOf("function");
  });

  it("verify-ca checks the signature, verify-full also the host", () => {
    expect(ssl(`?sslmode=verify-ca&sslrootcert=${ca}`)).toMatchObject({ rejectUnauthorized: true, ca: "the CA" });
    expect(identity(`?sslmode=verify-ca&sslrootcert=${ca}`)?.("other", {} as never)).toBeUndefined();
    expect(ssl(`?sslmode=verify-full&sslrootcert=${ca}`)).toEqual({ rejectUnauthorized: true, ca: "the CA" });
    expect(ssl("?sslmode=verify-full")).toEqual({ rejectUnauthorized: true });
    expect(ssl("?sslmode=verify-full&sslrootcert=system")).toEqual({ rejectUnauthorized: true });
  });

  it("uses the separate CA where the URL has none, and a CA alone means verify-full", () => {
    expect(ssl("?sslmode=verify-full", ca)).toEqual({ rejectUnauthorized: true, ca: "the CA" });
    expect(ssl("", ca)).toEqual({ rejectUnauthorized: true, ca: "the CA" });
    expect(ssl("?sslmode=verify-full&sslrootcert=system", ca)).toEqual({ rejectUnauthorized: true });
  });

  it("never falls back to plain text: modes that would are refused", () => {
    for (const mode of ["prefer", "allow", "no-verify", "REQUIRE", "1"]) {
      expect(() => ssl(`?sslmode=${mode}`), mode).toThrow(/^sslmode must be one of/);
    }
    expect(() => ssl("?ssl=true")).toThrow(/^write sslmode=/);
  });

  it.each([
    ["?sslmode=verify-full&sslmode=disable", /^"sslmode" is given twice/],
    ["?sslmode=verify-full&host=/tmp&host=localhost", /^"host" is given twice/],
    ["?sslmode=verify-full&application_name=a&application_name=b", /^"application_name" is given twice/],
    ["?sslmode=verify-full&ssl%6Dode=disable", /^"sslmode" is given twice/],
    ["?sslMode=verify-full", /^"sslMode" is not understood/],
    ["?SSLMODE=verify-full", /^"SSLMODE" is not understood/],
    ["?SSL=true", /^"SSL" is not understood/],
    ["?sslMode", /^"sslMode" is not understood/],
    ["?ssl-mode=verify-full", /^"ssl-mode" is not understood/],
    ["?sslnegotiation=direct", /^"sslnegotiation" is not understood/],
    ["?requiressl=1", /^"requiressl" is not understood/],
    ["?gssencmode=require", /^"gssencmode" is not understood/],
    ["?tls=true", /^"tls" is not understood/],
    ["?%20sslmode=verify-full", /^" sslmode" is not understood/],
    ["?application_name=x&amp;sslmode=verify-full", /^"amp;sslmode" is not understood/],
    ["?application_name=x?sslmode=verify-full", /^an ssl parameter is part of another value/],
    ["&sslmode=verify-full", /^an ssl parameter is part of another value/],
    ["?sslmode=", /^sslmode is empty/],
    ["?ssl=", /^write sslmode=/],
    ["?sslmode=verify-full&sslrootcert=", /^sslrootcert is empty/],
    ["?sslmode=verify-full&sslcert=", /^sslcert is empty/],
    ["?sslmode=verify-full&sslkey=", /^sslkey is empty/],
    ["?sslmode=disable&sslrootcert=system", /^sslrootcert=system needs sslmode=verify-full/],
    ["?sslmode=require&sslrootcert=system", /^sslrootcert=system needs sslmode=verify-full/],
    ["?sslmode=verify-ca&sslrootcert=system", /^sslrootcert=system needs sslmode=verify-full/],
    ["#?sslmode=verify-full", /^nothing may follow a #/],
    ["?sslmode=verify-full#", /^nothing may follow a #/],
  ])("refuses %s, which another reader could take for something else", (query, sentence) => {
    expect(() => ssl(query)).toThrow(sentence);
    expect(() => ssl(query)).toThrow(/^(?!.*word)/);
  });

  it("allows any characters in names and passwords", () => {
    expect(databaseConnection("postgres://ssl:sslmode=@ssl.example.com/ssl?application_name=ssl").ssl).toBe(false);
    expect(ssl("?password=sslmode=x&sslmode=verify-full")).toEqual({ rejectUnauthorized: true });
  });

  it.each([
    `${HOST}?sslmode=verify-full&host=`,
    `${HOST}?sslmode=verify-full&host=localhost`,
    "postgres:///zakh?sslmode=verify-full",
    "postgres:///zakh?sslmode=verify-full&host=",
    "postgres://%2Ftmp/zakh?sslmode=verify-full&host=db.example.com",
    "postgres://db.example.com/za%zzkh?sslmode=verify-full&host=/tmp",
    "postgres://%2Ftmp/za%zzkh?sslmode=verify-full",
  ])("%s is no socket, because pg connects to a host", (url) => {
    const { ssl, connectionString } = databaseConnection(url);
    expect(ssl).toEqual({ rejectUnauthorized: true });
    expect(new pg.Client({ connectionString }).host).not.toMatch(/^\//);
  });

  it("names a file that cannot be read, and repeats no password", () => {
    expect(() => ssl("?sslmode=verify-full&sslrootcert=/nowhere/ca.pem")).toThrow(
      /^the CA's file cannot be read: ENOENT/,
    );
    expect(() => ssl("?sslmode=verify-full&sslrootcert=ca.pem")).toThrow(/whole path/);
    expect(() => ssl("?sslmode=verify-full&sslrootcert=/nowhere/ca.pem")).toThrow(/^(?!.*word)/);
  });

  it("removes TLS parameters from the URL, so that no driver reads them differently, and keeps all others", () => {
    const { connectionString } = databaseConnection(`${HOST}?sslmode=require&application_name=x&sslrootcert=${ca}`);
    expect(connectionString).toBe(`${HOST}?application_name=x`);
  });

  it("is off on a Unix socket, as in libpq", () => {
    expect(databaseConnection("postgres://zakh@%2Fvar%2Frun/zakh?sslmode=verify-full").ssl).toBe(false);
    expect(databaseConnection("postgres:///zakh?host=/var/run&sslmode=require").ssl).toBe(false);
  });
});
