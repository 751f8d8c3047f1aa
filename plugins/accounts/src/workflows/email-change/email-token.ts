import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "@zakh/kit/configuration/kit-options";
import { z } from "zod";

/**
 * What a link says that confirms another email. It works while the account is as it was when the link was asked for: nothing of it was
 * changed since, it was not signed out everywhere, and no other link was asked for, whose address may be the right one.
 */
const emailChange = z.object({
  accountId: z.string(),
  version: z.number(),
  /** `ACCOUNT_STAMP` of the account. */
  stamp: z.string(),
  from: z.string(),
  to: z.string(),
  /** Milliseconds. */
  until: z.number(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** When an account was changed last, in microseconds, as a text. */
export const ACCOUNT_STAMP = "(extract(epoch FROM updated_at) * 1000000)::bigint::text";

/** The change with a seal, for a URL: nobody but the shop can make one, and nothing is stored until it is used. */
export function emailToken(change: EmailChange): string {
  const content = Buffer.from(JSON.stringify(change)).toString("base64url");
  return `${content}.${sealOf(content).toString("base64url")}`;
}

/** The change in a token; undefined for one that the shop has not made, or that is too old. */
export function readEmailToken(token: string): EmailChange | undefined {
  const [content = "", seal = "", ...more] = token.split(".");
  const [expected, given] = [sealOf(content), Buffer.from(seal, "base64url")];
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const change = emailChange.safeParse(JSON.parse(Buffer.from(content, "base64url").toString())).data;
  return change && change.until > Date.now() ? change : undefined;
}

function sealOf(content: string): Buffer {
  return createHmac("sha256", sessionSecret()).update(`email-change ${content}`).digest();
}
