import { z } from "zod";

/** Banks whose file for many transfers at once is known. */
export const TRANSFER_FILE_BANKS = ["hana", "woori"] as const;
export type TransferFileBank = (typeof TRANSFER_FILE_BANKS)[number];

/** The bank from which the shop transfers; Hana unless another is named. */
export const transferFileBank = z.enum(TRANSFER_FILE_BANKS, { error: "value_invalid" }).default("hana");
