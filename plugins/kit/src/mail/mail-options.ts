/** Options of the mail provider. Its timeouts are constants of its own. */
export interface MailOptions {
  /** `Name <address>` or an address. */
  from: string;
  replyTo?: string;
  /** Folder for `.eml` files when there is no server. */
  directory: string;
  smtp?:
    | { url: string }
    | {
        host: string;
        port: number;
        /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
        secure: boolean;
        /** Fails when the server offers no STARTTLS. */
        requireTLS: boolean;
        auth?: { user: string; pass: string };
      };
}
