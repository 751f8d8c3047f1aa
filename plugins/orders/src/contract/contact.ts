import { z } from "zod";

/** What an order says of who it goes to and who is told of it, under the names of the checkout form. */
export const CONTACT_FIELDS = ["customerName", "customerEmail", "customerPhone", "customerAddress"] as const;

/** One of them that was changed after ordering. */
export const contactChange = z.object({ field: z.enum(CONTACT_FIELDS), from: z.string(), to: z.string() });
export type ContactChange = z.infer<typeof contactChange>;
