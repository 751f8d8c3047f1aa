import { paragraph, required } from "@zakh/kit/contract";
import { z } from "zod";

/** Whole won that an admin types. */
export const typedAmount = z.number({ error: "amount_invalid" }).int("amount_invalid");

/** The reason that an admin gives for an amount; the customer reads it. */
export const typedReason = required(paragraph(200), "reason_too_short", 3);
