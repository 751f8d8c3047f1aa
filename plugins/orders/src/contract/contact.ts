import { z } from "zod";

/** Recipient and contact fields of an order, named as in the checkout form. */
export const CONTACT_FIELDS = ["customerName", "customerEmail", "customerPhone", "customerAddress"] as const;

/** One contact field that was changed after the order was placed. */
export const contactChange = z.object({ field: z.enum(CONTACT_FIELDS), from: z.string(), to: z.string() });
export type ContactChange = z.infer<typeof contactChange>;
