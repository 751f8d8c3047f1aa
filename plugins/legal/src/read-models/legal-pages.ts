import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { LEGAL_KINDS, type LegalKind, type LegalPage } from "../contract";
import { legalTemplate } from "../templates/templates";
import { FACTS_TABLES, findLegalFacts } from "./legal-facts";
import { currentOf, findLegalStates, findLegalTexts } from "./legal-versions";

async function loadPages(sql: Queryable): Promise<Record<LegalKind, LegalPage>> {
  const states = await findLegalStates(sql);
  const facts = await findLegalFacts(sql);
  const pages: [LegalKind, LegalPage][] = [];
  for (const kind of LEGAL_KINDS) {
    const { current: version, versions } = states[kind];
    const stored = version && (await findLegalTexts(sql, kind, version.id));
    pages.push([kind, { kind, shown: version, texts: stored ?? legalTemplate(kind, facts), versions }]);
  }
  return Object.fromEntries(pages) as Record<LegalKind, LegalPage>;
}

/** What everybody reads: the version that holds, and until one is confirmed the template (ruling 56). From memory. */
export const legalPages = defineSnapshot({ tables: ["legal_version", ...FACTS_TABLES], load: loadPages });

/** `GET /api/legal`, from memory. */
export const currentLegal = defineSnapshot({
  tables: ["legal_version"],
  load: async (sql) => currentOf(await findLegalStates(sql)),
});

/** One version of a kind as it is shown; undefined where it has none of this id. */
export async function findLegalPage(sql: Queryable, kind: LegalKind, id: number): Promise<LegalPage | undefined> {
  const { versions } = (await legalPages.value())[kind];
  const version = versions.find((each) => each.id === id);
  const texts = version && (await findLegalTexts(sql, kind, id));
  return texts && { kind, shown: { id, validFrom: version.validFrom }, texts, versions };
}
