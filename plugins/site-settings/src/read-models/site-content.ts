import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import { SITE_TEXTS, type SiteContent, siteContentInput } from "../contract";

/** The fields that a change sets. */
const CONTENT_FIELDS = siteContentInput.keyof().options;

type ContentRow = Omit<SiteContent, "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date };

const SELECT = `SELECT number AS id, key, ${textColumns("texts", contentTexts(SITE_TEXTS))}, image_url AS "imageUrl", active,
    created_at AS "createdAt", updated_at AS "updatedAt"
  FROM site_content
  WHERE deleted_at IS NULL`;

/** Every piece of content, by key, including inactive ones. */
export async function findSiteContents(pool: Pool): Promise<SiteContent[]> {
  const { rows } = await pool.query<ContentRow>(`${SELECT} ORDER BY key`);
  return rows.map(toSiteContent);
}

/** One piece of content, active or not. */
export async function findSiteContent(sql: Queryable, key: string): Promise<Versioned<SiteContent> | undefined> {
  const { rows } = await sql.query<ContentRow>(`${SELECT} AND key = $1`, [key]);
  return rows.map((row) => withVersion(toSiteContent(row), CONTENT_FIELDS))[0];
}

function toSiteContent(row: ContentRow): SiteContent {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** `GET /api/site-content` for the public, from memory: the active ones. */
export const activeSiteContents = defineSnapshot({
  tables: ["site_content"],
  load: async (pool) => (await findSiteContents(pool)).filter(({ active }) => active),
});
