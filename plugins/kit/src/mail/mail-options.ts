/** How the mail provider sends. Durations are its own. */
export interface MailOptions {
  /** `Name <address>` or an address. */
  from: string;
  replyTo?: string;
  /** Where mails are written as `.eml` files while there is no server. */
  directory: string;
  smtp?:
    | { url: string }
    | {
        host: string;
        port: number;
        /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
        secure: boolean;
        /** Refuses to go on without STARTTLS. */
        requireTLS: boolean;
        auth?: { user: string; pass: string };
      };
}
