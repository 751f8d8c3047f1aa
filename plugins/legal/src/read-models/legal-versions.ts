import type { Queryable } from "@zakh/kit/database/one-transaction";
import {
  type CurrentLegal,
  LEGAL_KINDS,
  type LegalKind,
  type LegalPage,
  type LegalTexts,
  type LegalVersion,
} from "../contract";

interface VersionRow {
  number: number;
  kind: LegalKind;
  validFrom: string | null;
  isPublished: boolean;
  inForce: boolean;
}

const COLUMNS = `number, kind, valid_from AS "validFrom", published_at IS NOT NULL AS "isPublished", in_force_at IS NOT NULL AS "inForce"`;

/** The newest first: by its day, and of one day the one that was published last. */
const NEWEST = "valid_from DESC, number DESC";

export interface KindState {
  current: LegalVersion | null;
  upcoming: LegalVersion | null;
  hasDraft: boolean;
  versions: LegalPage["versions"];
}

/** What stands of each kind, without its texts. */
export async function findLegalStates(sql: Queryable): Promise<Record<LegalKind, KindState>> {
  const { rows } = await sql.query<VersionRow>(
    `SELECT ${COLUMNS} FROM legal_version WHERE deleted_at IS NULL ORDER BY ${NEWEST}`,
  );
  return Object.fromEntries(
    LEGAL_KINDS.map((kind) => [kind, stateOf(rows.filter((row) => row.kind === kind))]),
  ) as Record<LegalKind, KindState>;
}

function stateOf(rows: readonly VersionRow[]): KindState {
  const published = rows.filter(({ isPublished }) => isPublished);
  const current = published.find(({ inForce }) => inForce);
  const upcoming = published.find(({ inForce }) => !inForce);
  return {
    current: versionOf(current),
    upcoming: versionOf(upcoming),
    hasDraft: rows.some(({ isPublished }) => !isPublished),
    versions: published.map((row) => ({
      id: row.number,
      validFrom: row.validFrom ?? "",
      state: row === current ? "current" : row.inForce ? "former" : "upcoming",
    })),
  };
}

function versionOf(row: VersionRow | undefined): LegalVersion | null {
  return row ? { id: row.number, validFrom: row.validFrom ?? "" } : null;
}

export function currentOf(states: Record<LegalKind, KindState>): CurrentLegal {
  return Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, states[kind].current])) as CurrentLegal;
}

/** The texts of a published version, or of the draft (`null`); undefined where there is none. */
export async function findLegalTexts(
  sql: Queryable,
  kind: LegalKind,
  number: number | null,
): Promise<LegalTexts | undefined> {
  const { rows } = await sql.query<{ texts: LegalTexts }>(
    `SELECT texts FROM legal_version
     WHERE kind = $1 AND deleted_at IS NULL AND CASE WHEN $2::int IS NULL THEN published_at IS NULL ELSE published_at IS NOT NULL AND number = $2 END`,
    [kind, number],
  );
  return rows[0]?.texts;
}
