import { definePluginOptions } from "@zakh/kit/configuration/plugin-options";
import { z } from "zod";

const schema = z.strictObject({
  /** The key by which push services know the shop (VAPID), in base64url; without it nobody is sent messages. */
  vapidPrivateKey: z.string().min(1).optional(),
  /** Hosts of push services beside those of the well-known browsers. */
  pushServices: z.array(z.string().min(1)).default([]),
});

export type AccountsOptions = z.input<typeof schema>;

/** What the application gives accounts as options. */
export const accountsOptions = definePluginOptions("@zakh/accounts", schema);
