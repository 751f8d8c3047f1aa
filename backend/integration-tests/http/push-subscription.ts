import { createECDH, randomBytes } from "node:crypto";

/** What a browser would subscribe with. Its push service exists, and its host does not: nothing is ever sent. */
export function pushSubscription() {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return {
    endpoint: `https://nobody.push.apple.com/${randomBytes(16).toString("hex")}`,
    keys: { p256dh: curve.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
}
