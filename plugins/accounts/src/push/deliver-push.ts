import type { Agent } from "node:https";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { requireNoTransaction } from "@zakh/kit/database/transaction-context";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { sendNotification, WebPushError } from "web-push";
import type { PushMessage } from "../contract";
import { pushKeys } from "./push-keys";
import { isPushService } from "./push-services";

/** How long a push service may be silent, in ms. */
const TIMEOUT_MS = 8000;

/** How long a push service keeps a message for a phone that is off, in seconds. */
const MESSAGE_TTL_SECONDS = 12 * 60 * 60;

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of a message: `gone` when the device has no subscription any more, `refused` when the service will never take it.
 */
export type Delivered = "sent" | "gone" | "refused";

/**
 * Sends a message to a device through its push service, which cannot read it. Throws when the service is away, slow or busy: then it
 * is worth another try. `agent` is for tests.
 */
export async function deliverPush(
  { endpoint, p256dh, auth }: Device,
  message: PushMessage,
  { agent, timeout = TIMEOUT_MS }: { agent?: Agent; timeout?: number } = {},
): Promise<Delivered> {
  requireNoTransaction("A push service");
  const keys = pushKeys();
  if (!keys || !isPushService(endpoint)) return "refused";
  const { email } = await findShopContact();
  // Whom the service writes to when something is wrong.
  const subject = email ? `mailto:${email}` : shopPage("/").replace(/^http:/, "https:");
  try {
    await sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: MESSAGE_TTL_SECONDS,
      urgency: "high",
      timeout,
      ...(agent && { agent }),
    });
    return "sent";
  } catch (error) {
    if (!(error instanceof WebPushError)) throw error;
    const { statusCode } = error;
    if (statusCode === 404 || statusCode === 410) return "gone";
    if (statusCode >= 400 && statusCode < 500 && statusCode !== 429 && statusCode !== 408) return "refused";
    throw new Error(`The push service answered ${statusCode}`);
  }
}
