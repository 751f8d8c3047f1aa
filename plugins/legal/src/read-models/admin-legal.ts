import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { type AdminLegal, LEGAL_KINDS, type LegalKind, type LegalOverview } from "../contract";
import { legalTemplate } from "../templates/templates";
import { findLegalFacts } from "./legal-facts";
import { findLegalStates, findLegalTexts } from "./legal-versions";

/** What stands of each kind. */
export async function findLegalOverview(sql: Queryable): Promise<LegalOverview> {
  const states = await findLegalStates(sql);
  return Object.fromEntries(
    LEGAL_KINDS.map((kind) => {
      const { current, upcoming, hasDraft } = states[kind];
      return [kind, { current, upcoming, hasDraft }];
    }),
  ) as LegalOverview;
}

/** What the owner edits of one kind; its version is that of the texts. */
export async function findAdminLegal(sql: Queryable, kind: LegalKind): Promise<Versioned<AdminLegal>> {
  const { current, upcoming, hasDraft } = (await findLegalStates(sql))[kind];
  const template = legalTemplate(kind, await findLegalFacts(sql));
  const draft = hasDraft ? await findLegalTexts(sql, kind, null) : undefined;
  const latest = upcoming ?? current;
  const stored = draft ?? (latest ? await findLegalTexts(sql, kind, latest.id) : undefined);
  const legal = { kind, texts: stored ?? template, isDraft: draft !== undefined, template, current, upcoming };
  return withVersion(legal, ["texts"]);
}
