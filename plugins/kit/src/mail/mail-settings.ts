import type { MailOptions } from "./mail-options";

/** An environment; a blank variable counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The mail provider's options from the environment: `SMTP_URL`, or `SMTP_HOST` with `SMTP_PORT`, `SMTP_USER`,
 * `SMTP_PASSWORD`, `SMTP_SECURE`; `MAIL_FROM` and `MAIL_REPLY_TO`. Without a server mails become files in `directory`.
 */
export function mailOptions(environment: Environment, directory: string): MailOptions {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const user = text("SMTP_USER");
  const from = text("MAIL_FROM") ?? (user?.includes("@") ? user : `no-reply@${hostOf(text("PUBLIC_URL"))}`);
  const sender = { from, replyTo: text("MAIL_REPLY_TO"), directory };
  const url = text("SMTP_URL");
  if (url) return { ...sender, smtp: { url } };
  const host = text("SMTP_HOST");
  if (!host) return sender;
  const secure = text("SMTP_SECURE");
  const port = Number(text("SMTP_PORT") ?? (secure === "true" ? 465 : 587));
  const encrypted = secure === "true" || (secure === undefined && port === 465);
  return {
    ...sender,
    smtp: {
      host,
      port,
      secure: encrypted,
      // A password is never sent unencrypted unless that is configured.
      requireTLS: !encrypted && user !== undefined && secure !== "false",
      ...(user && { auth: { user, pass: environment.SMTP_PASSWORD ?? "" } }),
    },
  };
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : "localhost";
}
