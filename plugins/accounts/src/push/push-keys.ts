import { createECDH } from "node:crypto";
import { accountsOptions } from "../configuration/accounts-options";
import type { PushAnswer } from "../contract";

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys by which push services know the shop (VAPID, RFC 8292), in base64url; undefined without the option `vapidPrivateKey`. The public
 * one follows from the private one. With other keys every device must subscribe anew.
 */
export function pushKeys(): PushKeys | undefined {
  const privateKey = accountsOptions().vapidPrivateKey;
  if (!privateKey) return undefined;
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { publicKey: curve.getPublicKey("base64url"), privateKey };
}

/** What a browser needs to know before it subscribes. */
export function pushAnswerOfShop(): PushAnswer {
  return { publicKey: pushKeys()?.publicKey ?? null };
}
