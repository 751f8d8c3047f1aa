import { line } from "@zakh/kit/contract";
import { z } from "zod";

const endpoint = line(1000).regex(/^https:\/\/\S+$/, "push_endpoint_invalid");

/** Answer of `GET /api/admin/push` and `GET /api/user/push`. */
export const pushAnswer = z.object({
  /** The key for which a browser subscribes; null where the shop has none, and sends nothing. */
  publicKey: z.string().nullable(),
});
export type PushAnswer = z.infer<typeof pushAnswer>;

/** `PUT /api/admin/push` and `PUT /api/user/push`: what the browser's `PushSubscription` says of itself. */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object({
    /** The browser's public key, an uncompressed point of P-256, and its secret of 16 bytes; base64url. */
    p256dh: line(100).regex(/^B[A-Za-z0-9_-]{86}=?$/, "push_endpoint_invalid"),
    auth: line(30).regex(/^[A-Za-z0-9_-]{22}(==)?$/, "push_endpoint_invalid"),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInput>;

/** A device that is subscribed, by its endpoint. */
export const pushDeviceInput = z.object({ endpoint });
export type PushDeviceInput = z.infer<typeof pushDeviceInput>;

/** What the shop's service worker is sent, and shows. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the page that a tap opens. */
  path: z.string(),
  /** A later notification with the same tag replaces the earlier one. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;
