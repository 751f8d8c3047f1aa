import { createECDH } from "node:crypto";

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys by which push services know the shop (VAPID, RFC 8292), in base64url; undefined without `VAPID_PRIVATE_KEY`. The public
 * one follows from the private one. With other keys every device must subscribe anew.
 */
export function pushKeys(): PushKeys | undefined {
  const privateKey = process.env.VAPID_PRIVATE_KEY;
  if (!privateKey) return undefined;
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { publicKey: curve.getPublicKey("base64url"), privateKey };
}
