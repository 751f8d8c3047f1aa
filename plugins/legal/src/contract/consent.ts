import { agreedVersions } from "@zakh/accounts/contract";
import { publicId } from "@zakh/kit/contract";
import { z } from "zod";
import { AGREED_KINDS, type AgreedKind } from "./kinds";
import type { CurrentLegal } from "./legal";

const given = z.object({ versionId: publicId, agreedAt: z.iso.datetime() }).nullable();

/** `GET` and `POST /api/user/consents`: the last version of each kind that the account has agreed to. */
export const ownConsents = z.object({ terms: given, privacy: given });
export type OwnConsents = z.infer<typeof ownConsents>;

export const consentsInput = agreedVersions.refine(({ terms, privacy }) => terms || privacy, {
  path: ["terms"],
  error: "agreement_required",
});
export type ConsentsInput = z.infer<typeof consentsInput>;

/** The kinds whose version that holds was not agreed to yet; none of which nothing is confirmed. */
export function unagreed(current: CurrentLegal, own: OwnConsents | undefined): AgreedKind[] {
  return AGREED_KINDS.filter((kind) => current[kind] && current[kind].id !== own?.[kind]?.versionId);
}

/** The versions that hold of these kinds, as a form sends that they are agreed to. */
export function versionsOf(current: CurrentLegal, kinds: readonly AgreedKind[]): Partial<Record<AgreedKind, number>> {
  return Object.fromEntries(kinds.flatMap((kind) => (current[kind] ? [[kind, current[kind].id]] : [])));
}
