import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { commerceAddress } from "./environment.ts";
import { readSettings } from "./settings.ts";

const CERTIFICATES = fileURLToPath(new URL("../database/fixtures/database-tls", import.meta.url));

describe("the settings", () => {
  it("have a default for everything", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      commercePort: 9000,
      commerceHost: "127.0.0.1",
      adminUsername: "admin",
      publicUrl: "http://localhost:3000",
    });
    expect(settings.dataDir).toMatch(/\.data$/);
    expect(settings.databaseUrl).toBeUndefined();
  });

  it("take a relative data folder from where the person stands, not from where npm moved to", () => {
    expect(readSettings({ DATA_DIR: "shop", INIT_CWD: "/home/someone" }).dataDir).toBe("/home/someone/shop");
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a port number"],
    [{ PORT: "70000" }, "PORT must be a port number"],
    [{ PORT: "9000" }, "PORT and COMMERCE_PORT are both 9000"],
    [{ COMMERCE_HOST: "everywhere" }, "COMMERCE_HOST must be an IP address of this machine"],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have 6 to 256 characters"],
    [
      { DATABASE_URL: "mysql://somebody:hidden@host/shop" },
      "DATABASE_URL must be an address that starts with postgres://",
    ],
    [
      { DATABASE_URL: "postgres://somebody:hidden@host/shop?sslmode=prefer" },
      "sslmode must be one of disable, require",
    ],
    [{ DATABASE_URL: "postgres://host/shop?sslMode=verify-full" }, 'DATABASE_URL cannot be used: "sslMode" is not'],
    [{ DATABASE_URL: "postgres://host/shop?sslrootcert=", DATABASE_CA: "/ca.pem" }, "sslrootcert is empty"],
    [{ DATABASE_URL: "postgres://host/shop", DATABASE_CA: "/nowhere/ca.pem" }, "the CA's file cannot be read"],
    [{ SMTP_URL: "http://mail.example.com" }, "SMTP_URL must be an address that starts with smtp:// or smtps://"],
    [{ SMTP_PORT: "mail" }, "SMTP_PORT must be a port number"],
    [{ SMTP_SECURE: "maybe" }, "SMTP_SECURE must be true"],
    [{ MAIL_FROM: "the shop" }, "MAIL_FROM must be a mail address"],
  ])("refuse %o in one sentence", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:9000"],
    ["0.0.0.0", "http://127.0.0.1:9000"],
    ["::", "http://127.0.0.1:9000"],
    ["10.1.2.3", "http://10.1.2.3:9000"],
    ["::1", "http://[::1]:9000"],
  ])("say where Medusa is called that listens on %s", (COMMERCE_HOST, address) => {
    expect(commerceAddress(readSettings({ COMMERCE_HOST }))).toBe(address);
  });

  it("name the CA of DATABASE_CA in the database's address, from where the person stands", () => {
    const { databaseUrl } = readSettings({
      DATABASE_URL: "postgres://host/shop?sslmode=verify-ca",
      DATABASE_CA: "ca.pem",
      INIT_CWD: CERTIFICATES,
    });
    expect(new URL(databaseUrl ?? "").searchParams.get("sslrootcert")).toBe(join(CERTIFICATES, "ca.pem"));
  });

  it("pass on how mails are sent, and nothing where nothing is set", () => {
    expect(
      readSettings({ SMTP_HOST: " mail.example.com ", MAIL_FROM: "Зах <shop@example.com>", SMTP_USER: "" }).mail,
    ).toEqual({
      SMTP_HOST: "mail.example.com",
      MAIL_FROM: "Зах <shop@example.com>",
    });
    expect(readSettings({}).mail).toEqual({});
  });

  it("never repeat an address, which may hold a password", () => {
    expect(() => readSettings({ REDIS_URL: "http://:hidden@host" })).toThrow(/^(?!.*hidden)/);
  });
});
