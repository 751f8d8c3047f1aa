import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger, ProviderSendNotificationDTO } from "@medusajs/framework/types";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { MailProviderService } from "./service";

interface Received {
  from: string;
  to: string[];
  source: string;
}

const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

async function smtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, port: (server.server.address() as AddressInfo).port };
}

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), "zakh-mail-"));
  cleanUp.push(() => rmSync(directory, { recursive: true }));
  return directory;
}

const lines: string[] = [];
const logger = { info: (line: string) => lines.push(line) } as unknown as Logger;

function provider(port: number | undefined, directory = "/nowhere") {
  const smtp = port === undefined ? undefined : { host: "127.0.0.1", port, secure: false, requireTLS: false };
  return new MailProviderService(
    { logger },
    { from: "Зах <shop@zakh.example>", replyTo: "ask@zakh.example", directory, smtp },
  );
}

function mail(changes: Partial<ProviderSendNotificationDTO> = {}): ProviderSendNotificationDTO {
  return {
    to: "bold@example.com",
    channel: "email",
    template: "outgoing-mail",
    content: { subject: "Захиалга ORD-0017", text: "сайн уу", html: "<p>сайн уу</p>" },
    data: { mailId: "mail_1", language: "mn" },
    ...changes,
  };
}

describe("over SMTP", () => {
  it("a mail that can be stopped has the address that a mailbox's own button calls", async () => {
    const { received, port } = await smtpServer();
    await provider(port).send(mail());
    const stopUrl = "https://zakh.example/api/standing-baskets/stop/abc";
    await provider(port).send(mail({ data: { mailId: "mail_2", language: "mn", stopUrl } }));
    const [order, proposal] = received.map(({ source }) => source);
    expect(order).not.toContain("List-Unsubscribe");
    expect(proposal).toContain(`List-Unsubscribe: <${stopUrl}>`);
    expect(proposal).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("a mail is sent with HTML and text, from the shop's address", async () => {
    const { received, port } = await smtpServer();
    await provider(port).send(mail());
    expect(received).toHaveLength(1);
    const [one] = received;
    expect(one).toMatchObject({ from: "shop@zakh.example", to: ["bold@example.com"] });
    expect(one?.source).toContain("Message-ID: <mail_1@zakh.example>");
    expect(one?.source).toContain("Reply-To: ask@zakh.example");
    expect(one?.source).toContain("Auto-Submitted: auto-generated");
    expect(one?.source).toContain("Content-Language: mn");
    expect(one?.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(one?.source).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(one?.source).toContain(`Subject: =?UTF-8?B?${Buffer.from("Захиалга ORD-0017").toString("base64")}?=`);
  });

  it("answers go to the address of the environment, otherwise to the mail's own", async () => {
    const { received, port } = await smtpServer();
    const named = mail({ data: { mailId: "mail_1", replyTo: "shop@zakh.example\r\nBcc: eve@example.com" } });
    await provider(port).send(named);
    const options = { from: "shop@zakh.example", directory: "/nowhere" };
    const smtp = { host: "127.0.0.1", port, secure: false, requireTLS: false };
    await new MailProviderService({ logger }, { ...options, smtp }).send(named);
    const [set, unset] = received.map(({ source }) => /^Reply-To: .*/m.exec(source)?.[0]);
    expect(set).toBe("Reply-To: ask@zakh.example");
    expect(unset).toContain("shop@zakh.example");
    expect(received[1]?.source).not.toMatch(/^Bcc:/im);
  });

  it("neither subject nor recipient can inject a header or a recipient", async () => {
    const { received, port } = await smtpServer();
    const evil = mail({ content: { subject: "Hello\r\nBcc: eve@example.com\r\n\r\nbody", text: "x", html: "x" } });
    await provider(port).send(evil);
    await provider(port)
      .send(mail({ to: "bold@example.com, eve@example.com\r\nBcc: eve@example.com" }))
      .catch(() => undefined);
    expect(received[0]?.source).not.toMatch(/^Bcc:/im);
    expect(received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
  });

  it("a mail that the server accepted is not sent again by the same process", async () => {
    const { received, port } = await smtpServer();
    const sender = provider(port);
    await sender.send(mail());
    await sender.send(mail());
    expect(received).toHaveLength(1);
  });

  it("a mail that the server refused is an error, and can be sent later", async () => {
    let full = true;
    const { received, port } = await smtpServer({
      onRcptTo(_address, _session, done) {
        done(full ? Object.assign(new Error("mailbox full"), { responseCode: 452 }) : undefined);
      },
    });
    const sender = provider(port);
    await expect(sender.send(mail())).rejects.toThrow("mailbox full");
    full = false;
    await sender.send(mail());
    expect(received).toHaveLength(1);
  });

  it("a password is not sent to a server without TLS", async () => {
    let asked = 0;
    const { received, port } = await smtpServer({
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        asked += 1;
        done(null, { user: "shop" });
      },
    });
    const smtp = { host: "127.0.0.1", port, secure: false, requireTLS: true, auth: { user: "shop", pass: "secret" } };
    const careful = new MailProviderService({ logger }, { from: "shop@zakh.example", directory: "/nowhere", smtp });
    await expect(careful.send(mail())).rejects.toThrow();
    expect({ asked, received }).toEqual({ asked: 0, received: [] });
    const bold = new MailProviderService(
      { logger },
      { from: "shop@zakh.example", directory: "/nowhere", smtp: { ...smtp, requireTLS: false } },
    );
    await bold.send(mail());
    expect(asked).toBe(1);
    expect(received).toHaveLength(1);
  });
});

describe("without a server", () => {
  it("a mail becomes a file that only the shop may read, and one log line without the address", async () => {
    const directory = join(folder(), "mail");
    lines.length = 0;
    await provider(undefined, directory).send(mail());
    expect(readdirSync(directory)).toEqual(["mail_1.eml"]);
    expect(readFileSync(join(directory, "mail_1.eml"), "utf8")).toContain("To: bold@example.com");
    expect(statSync(join(directory, "mail_1.eml")).mode & 0o077).toBe(0);
    expect(statSync(directory).mode & 0o077).toBe(0);
    expect(lines).toEqual(["No mail server is set: the mail to b***@example.com is mail/mail_1.eml"]);
  });

  it("an id that contains a path stays in the folder", async () => {
    const parent = folder();
    await provider(undefined, join(parent, "mail")).send(mail({ data: { mailId: "../../evil" } }));
    expect(readdirSync(parent)).toEqual(["mail"]);
    expect(readdirSync(join(parent, "mail"))).toEqual(["______evil.eml"]);
  });
});
