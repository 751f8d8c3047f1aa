import { generateEntityId } from "@medusajs/framework/utils";
import { imageSources } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";

/** Maximum length of a stored name, in characters. */
const NAME_MAX = 100;

/** A stored picture to add to the library. */
export interface NewMediaItem {
  name: string;
  /** Media type of the uploaded file. */
  type: string;
  /** URL of the stored picture. */
  url: string;
  /** Bytes of the uploaded file. */
  size: number;
}

/** Adds stored pictures to the library. Returns their public ids, in the same order. */
export const createMediaItemsWorkflow = defineWrite("create-media-items", async (items: NewMediaItem[]) => {
  const { rows } = await shopPool().query<{ number: number }>(
    `INSERT INTO media_library (id, name, type, url, size, metadata)
     SELECT id, name, type, url, size, metadata
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::jsonb[])
       WITH ORDINALITY AS item (id, name, type, url, size, metadata, place)
     ORDER BY place RETURNING number`,
    [
      items.map(() => generateEntityId(undefined, "media")),
      items.map(({ name }) => shownName(name)),
      items.map(({ type }) => type),
      items.map(({ url }) => url),
      items.map(({ size }) => size),
      items.map(({ url }) => dimensions(url)),
    ],
  );
  return rows.map(({ number }) => number).sort((a, b) => a - b);
});

/** The last part of a path, in one line; for display only. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const line = last.replace(/\p{Cc}/gu, "").trim();
  return [...line].slice(0, NAME_MAX).join("") || "image";
}

/** Reads the stored picture's size in px from its name. */
function dimensions(url: string): string | null {
  const { width, height } = imageSources(url);
  return width && height ? JSON.stringify({ width, height }) : null;
}
