import { publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** The versions of the legal pages that a customer agrees to, by their public ids; other clients may leave them out. */
export const agreedVersions = z.object({ terms: publicId.nullish(), privacy: publicId.nullish() });
export type AgreedVersions = z.infer<typeof agreedVersions>;
