import { describe, expect, it } from "vitest";
import { mailOptions } from "./mail-settings";

describe("the mail settings", () => {
  it("need nothing: mails become files, with a sender on the shop's host", () => {
    expect(mailOptions({ PUBLIC_URL: "https://zakh.example:8443/", SMTP_HOST: " " }, "/data/mail")).toEqual({
      from: "no-reply@zakh.example",
      replyTo: undefined,
      directory: "/data/mail",
    });
  });

  it("accept one URL with everything in it", () => {
    const environment = {
      SMTP_URL: "smtps://u:p@mail.example",
      SMTP_HOST: "ignored",
      MAIL_FROM: "Зах <shop@zakh.example>",
    };
    expect(mailOptions(environment, "/data/mail")).toMatchObject({
      from: "Зах <shop@zakh.example>",
      smtp: { url: "smtps://u:p@mail.example" },
    });
  });

  it("never send a password without TLS, unless configured to", () => {
    const login = { SMTP_HOST: "mail.example", SMTP_USER: "shop@zakh.example", SMTP_PASSWORD: " secret " };
    expect(mailOptions(login, "/data/mail")).toMatchObject({
      from: "shop@zakh.example",
      smtp: { port: 587, secure: false, requireTLS: true, auth: { user: "shop@zakh.example", pass: " secret " } },
    });
    expect(mailOptions({ ...login, SMTP_SECURE: "false" }, "/d").smtp).toMatchObject({
      secure: false,
      requireTLS: false,
    });
    expect(mailOptions({ ...login, SMTP_SECURE: "true" }, "/d").smtp).toMatchObject({ port: 465, secure: true });
    expect(mailOptions({ ...login, SMTP_PORT: "465" }, "/d").smtp).toMatchObject({ port: 465, secure: true });
  });

  it("need no login for a relay on the private network", () => {
    const { smtp } = mailOptions({ SMTP_HOST: "localhost", SMTP_PORT: "25" }, "/data/mail");
    expect(smtp).toEqual({ host: "localhost", port: 25, secure: false, requireTLS: false });
  });
});
