import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  Logger,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport } from "nodemailer";
import { maskAddresses } from "../../log/mask-address";
import type { MailOptions } from "../../mail/mail-options";
import { messageOf } from "./message";

/** Any dialogue that makes progress under these ends before its job times out (`job-queue/jobs.ts`). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** How many mails that were lately taken from this process are remembered. */
const REMEMBERED = 1000;

/** Answers the name that whoever took the message gave it. */
type Post = (message: ReturnType<typeof messageOf>) => Promise<string>;

/** Sends Medusa's notifications of the channel `email` over SMTP; without a server they become `.eml` files. */
export class MailProviderService extends AbstractNotificationProviderService {
  static override identifier = "mail";

  /**
   * Messages that were taken already. When the database goes away before the success is noted, the next attempt must not
   * send the mail a second time.
   */
  private readonly taken = new Map<string, string>();
  private readonly post: Post;

  constructor(
    { logger }: { logger: Logger },
    private readonly options: MailOptions,
  ) {
    super();
    this.post = options.smtp ? overSmtp(options.smtp) : intoFolder(options.directory, logger);
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const message = messageOf(notification, this.options);
    const id = this.taken.get(message.messageId) ?? (await this.post(message));
    this.remember(message.messageId, id);
    return { id };
  }

  private remember(messageId: string, id: string): void {
    this.taken.set(messageId, id);
    const [oldest] = this.taken.keys();
    if (this.taken.size > REMEMBERED && oldest !== undefined) this.taken.delete(oldest);
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
    // Mails hold links that open accounts: for the shop's own user only. Moved in place whole.
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${file}.part`), source as Buffer, { mode: 0o600 });
    await rename(join(directory, `${file}.part`), join(directory, file));
    logger.info(`No mail server is set: the mail to ${maskAddresses(message.to.address)} is mail/${file}`);
    return file;
  };
}
