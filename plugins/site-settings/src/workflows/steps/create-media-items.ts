import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { imageSources } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { NewMediaItem } from "../create-media-items";

/** Maximum length of a stored name, in characters. */
const NAME_MAX = 100;

/** Writes one row per picture, in the given order. */
export const createMediaItemsStep = createStep(
  "create-media-items",
  async (items: NewMediaItem[]) => {
    const { rows } = await shopPool().query<{ id: string; number: number }>(
      `INSERT INTO media_library (id, name, type, url, size, metadata)
       SELECT id, name, type, url, size, metadata
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::jsonb[])
         WITH ORDINALITY AS item (id, name, type, url, size, metadata, place)
       ORDER BY place RETURNING id, number`,
      [
        items.map(() => generateEntityId(undefined, "media")),
        items.map(({ name }) => shownName(name)),
        items.map(({ type }) => type),
        items.map(({ url }) => url),
        items.map(({ size }) => size),
        items.map(({ url }) => dimensions(url)),
      ],
    );
    const written = rows.sort((a, b) => a.number - b.number);
    return new StepResponse(
      written.map(({ number }) => number),
      written.map(({ id }) => id),
    );
  },
  async (ids) => {
    if (ids) await shopPool().query("DELETE FROM media_library WHERE id = ANY($1)", [ids]);
  },
);

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
