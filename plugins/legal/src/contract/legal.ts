import { day, LANGUAGES, paragraph, publicId, required } from "@zakh/kit/contract";
import { z } from "zod";
import { LEGAL_KINDS } from "./kinds";

/** Most characters of a text in one language: all four together fit into one call. */
export const LEGAL_TEXT_MAX = 10_000;

export const legalVersion = z.object({
  id: publicId,
  /** The first day on which it holds (Asia/Seoul). */
  validFrom: day,
});
export type LegalVersion = z.infer<typeof legalVersion>;

/** Of each kind, the version that holds; null until the owner has confirmed one. */
export const currentLegal = z.object(
  Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, legalVersion.nullable()])) as Record<
    (typeof LEGAL_KINDS)[number],
    z.ZodNullable<typeof legalVersion>
  >,
);
export type CurrentLegal = z.infer<typeof currentLegal>;

/** A text in each language; an empty one is shown in Korean. */
export const legalTexts = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, z.string()])) as Record<
    (typeof LANGUAGES)[number],
    z.ZodString
  >,
);
export type LegalTexts = z.infer<typeof legalTexts>;

export const legalPage = z.object({
  kind: z.enum(LEGAL_KINDS),
  /** Which version the texts are of; null for the template that is shown until the owner has confirmed one. */
  shown: legalVersion.nullable(),
  texts: legalTexts,
  /** Every version that held, holds or is going to, the newest first. */
  versions: z.array(legalVersion.extend({ state: z.enum(["upcoming", "current", "former"]) })),
});
export type LegalPage = z.infer<typeof legalPage>;

/** `?version=` of it: one of its versions. */
export const legalPageQuery = z.object({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "value_invalid")
    .transform(Number)
    .optional(),
});
export type LegalPageQuery = z.infer<typeof legalPageQuery>;

/** What the owner reads and changes. */
export const adminLegal = z.object({
  kind: z.enum(LEGAL_KINDS),
  /** The draft, else the version that holds, else the template. */
  texts: legalTexts,
  /** Whether they are a draft that was saved. */
  isDraft: z.boolean(),
  /** As the settings and the software make it now. */
  template: legalTexts,
  current: legalVersion.nullable(),
  upcoming: legalVersion.nullable(),
});
export type AdminLegal = z.infer<typeof adminLegal>;

const draftText = paragraph(LEGAL_TEXT_MAX).nullish();

const draftTexts = z.object({ ko: draftText, mn: draftText, ru: draftText, en: draftText });

/** `PUT /api/admin/legal/{kind}`: what is left out stays. */
export const legalDraftInput = z.object({ texts: draftTexts });
export type LegalDraftInput = z.infer<typeof legalDraftInput>;

/** `POST /api/admin/legal/{kind}/versions`: the owner has read it, and it holds from a day on. */
export const legalVersionInput = z.object({
  texts: draftTexts.extend({ ko: required(paragraph(LEGAL_TEXT_MAX), "legal_korean_required", 20) }),
  /** Today or later (Asia/Seoul), within this century. */
  validFrom: day.refine((value) => value < "2100", "date_invalid"),
  confirmed: z.literal(true, { error: "legal_not_confirmed" }),
});
export type LegalVersionInput = z.infer<typeof legalVersionInput>;

/** `GET /api/admin/legal`: what stands of each kind. */
export const legalOverview = z.object(
  Object.fromEntries(
    LEGAL_KINDS.map((kind) => [
      kind,
      z.object({ current: legalVersion.nullable(), upcoming: legalVersion.nullable(), hasDraft: z.boolean() }),
    ]),
  ) as Record<
    (typeof LEGAL_KINDS)[number],
    z.ZodObject<{
      current: z.ZodNullable<typeof legalVersion>;
      upcoming: z.ZodNullable<typeof legalVersion>;
      hasDraft: z.ZodBoolean;
    }>
  >,
);
export type LegalOverview = z.infer<typeof legalOverview>;
