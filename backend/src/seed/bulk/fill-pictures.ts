import type { Logger } from "@medusajs/framework/types";
import { imageSources } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { analyze, insertRows, row } from "@zakh/kit/database/table-rows";
import type { Pool } from "pg";
import { between, pick, randomFrom } from "./random";

/** Pictures per transaction. */
const BATCH = 1000;

/** Names for photographs of a butcher's shop. */
const SUBJECTS = [
  "Хонины гуя",
  "Үхрийн өвчүү",
  "Тахианы хөл",
  "Гахайн хавирга",
  "Борц",
  "Говядина",
  "IMG",
  "KakaoTalk",
];

/** Fills the media library up to `wanted` pictures. Generated ones share the files of the shop's own. */
export async function fillPictures(pool: Pool, logger: Logger, wanted: number): Promise<void> {
  const { rows: counted } = await pool.query<{ known: number; urls: string[] }>(
    `SELECT (SELECT count(*)::int FROM media_library WHERE deleted_at IS NULL) AS known,
       array(SELECT DISTINCT thumbnail FROM product WHERE thumbnail LIKE '/static/img/%' AND deleted_at IS NULL
         ORDER BY thumbnail LIMIT 50) AS urls`,
  );
  const { known = 0, urls = [] } = counted[0] ?? {};
  const missing = wanted - known;
  if (missing <= 0) return;
  if (urls.length === 0) throw new Error("No product has a picture: nothing to show in the library");
  const random = randomFrom(known);
  for (let done = 0; done < missing; done += BATCH) {
    const count = Math.min(BATCH, missing - done);
    const now = new Date();
    const rows = Array.from({ length: count }, (_, index) => {
      const url = pick(random, urls);
      const { width, height } = imageSources(url);
      return row("media_library", {
        id: medusaId("media", now),
        name: `${pick(random, SUBJECTS)} ${known + done + index + 1}.jpg`,
        type: "image/jpeg",
        url,
        size: between(random, 40_000, 4_000_000),
        metadata: width && height ? { width, height } : null,
        created_at: new Date(now.getTime() - (missing - done - index) * 60_000),
      });
    });
    await insertRows(pool, rows);
    logger.info(`Made-up pictures: ${done + count} of ${missing}`);
  }
  await analyze(pool, ["media_library"]);
}
