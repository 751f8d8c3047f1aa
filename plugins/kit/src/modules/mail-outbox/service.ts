import { container } from "@medusajs/framework";
import type { InternalModuleDeclaration, Logger, MedusaContainer } from "@medusajs/framework/types";
import { MedusaService, Modules } from "@medusajs/framework/utils";
import { shopPool } from "../../database/pool";
import { deliverMail } from "../../mail/deliver-mail";
import { MailSender } from "../../mail/mail-sender";
import { findShopContact } from "../../mail/shop-contact";
import { whenDraining } from "../../serve/readiness";
import { OutgoingMail } from "./models/outgoing-mail";

/** How long a stopping process waits for the mails in hand, in ms; one that is cut off is sent after its lease. */
const LAST_MAILS_MS = 1500;

/**
 * The outbox. Where background work is done (worker mode `shared` or `worker`) a sender runs from the start of the
 * application until it prepares to stop; scripts and `server` processes only write into it.
 */
export class MailOutboxModuleService extends MedusaService({ OutgoingMail }) {
  private readonly sender: MailSender | undefined;

  constructor(injected: { logger: Logger }, _options: unknown, declaration?: InternalModuleDeclaration) {
    super(injected, _options, declaration);
    if (declaration?.worker_mode === "server") return;
    this.sender = new MailSender({
      pool: shopPool(),
      logger: injected.logger,
      // Resolved per mail: a module is made before the application's other modules are.
      deliver: async (mail) => {
        const { email } = await findShopContact();
        await deliverMail((container as MedusaContainer).resolve(Modules.NOTIFICATION), mail, email);
      },
    });
  }

  __hooks = {
    onApplicationStart: async () => {
      this.sender?.start();
      // A serving process has some seconds for the requests under way, and so for these.
      whenDraining(() => void this.sender?.stop(LAST_MAILS_MS));
    },
    onApplicationPrepareShutdown: async () => this.sender?.stop(LAST_MAILS_MS),
  };
}
