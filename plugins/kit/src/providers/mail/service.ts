import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport } from "nodemailer";
import { requireNoTransaction } from "../../database/transaction-context";
import { maskAddresses } from "../../log/mask-address";
import type { MailOptions } from "../../mail/mail-options";
import { messageOf } from "./message";

/** Timeouts under which any SMTP dialogue ends before its job times out (`job-queue/jobs.ts`). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Most recently sent mails to remember in this process. */
const MAX_REMEMBERED_MAILS = 1000;

/** Sends a message and returns the id that the receiver gave it. */
type Post = (message: ReturnType<typeof messageOf>) => Promise<string>;

/** Sends Medusa's notifications of the channel `email` over SMTP; without a server they become `.eml` files. */
export class MailProviderService extends AbstractNotificationProviderService {
  static override identifier = "mail";

  /**
   * Messages that were already accepted. When the database goes down before the success is recorded, the next attempt
   * must not send the mail again.
   */
  private readonly sent = new Map<string, string>();
  private readonly post: Post;

  constructor(
    { logger }: { logger: Logger },
    private readonly options: MailOptions,
  ) {
    super();
    this.post = options.smtp ? overSmtp(options.smtp) : intoFolder(options.directory, logger);
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    requireNoTransaction("The mail server");
    const message = messageOf(notification, this.options);
    const id = this.sent.get(message.messageId) ?? (await this.post(message));
    this.remember(message.messageId, id);
    return { id };
  }

  private remember(messageId: string, id: string): void {
    this.sent.set(messageId, id);
    const [oldest] = this.sent.keys();
    if (this.sent.size > MAX_REMEMBERED_MAILS && oldest !== undefined) this.sent.delete(oldest);
  }
}

function overSmtp(server: NonNullable<MailOptions["smtp"]>): Post {
  const transport = createTransport({ ...server, ...TIMEOUTS });
  return async (message) => (await transport.sendMail(message)).messageId ?? message.messageId;
}

function intoFolder(directory: string, logger: Logger): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (message) => {
    const { message: source } = await transport.sendMail(message);
    const file = `${message.messageId.replace(/^<|@.*$/g, "").replace(/[^\w-]/g, "_")}.eml`;
    // Mails contain links that open accounts, so only the shop's user may read them. Written under a temporary name
    // first, so that no half file appears.
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${file}.part`), source as Buffer, { mode: 0o600 });
    await rename(join(directory, `${file}.part`), join(directory, file));
    logger.info(`No mail server is set: the mail to ${maskAddresses(message.to.address)} is mail/${file}`);
    return file;
  };
}
