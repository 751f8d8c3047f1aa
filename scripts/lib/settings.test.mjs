import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.mjs";

describe("the settings", () => {
  it("have a default for everything", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      commercePort: 9000,
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
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must have 6 to 256 characters"],
    [
      { DATABASE_URL: "mysql://somebody:hidden@host/shop" },
      "DATABASE_URL must be an address that starts with postgres://",
    ],
    [{ SMTP_URL: "http://mail.example.com" }, "SMTP_URL must be an address that starts with smtp:// or smtps://"],
    [{ SMTP_PORT: "mail" }, "SMTP_PORT must be a port number"],
    [{ SMTP_SECURE: "maybe" }, "SMTP_SECURE must be true"],
    [{ MAIL_FROM: "the shop" }, "MAIL_FROM must be a mail address"],
  ])("refuse %o in one sentence", (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
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
