import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shopPool } from "@zakh/kit/database/pool";
import { diskStore } from "@zakh/kit/uploads/disk-store";
import { removeUnusedUploads, UNUSED_UPLOADS_LOCK } from "@zakh/kit/uploads/unused-uploads";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const TWO_DAYS_AGO = new Date(Date.now() - 48 * 60 * 60 * 1000);

let dir: string;
let store: ReturnType<typeof diskStore>;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "unused-uploads-"));
  store = diskStore(dir);
});

afterEach(() => rm(dir, { recursive: true }));

/** A file with a unique name, two days old. */
async function old(name: string): Promise<string> {
  await store.put(name, Buffer.from(name), "image/webp");
  await utimes(join(dir, name), TWO_DAYS_AGO, TWO_DAYS_AGO);
  return name;
}

function run() {
  return removeUnusedUploads({ pool: shopPool(), store });
}

async function left(): Promise<string[]> {
  return (await readdir(join(dir, "img"))).map((name) => `img/${name}`).sort();
}

describe("unused uploads", () => {
  it("are removed after a day, with their copies; younger ones stay", async () => {
    await old("img/00000000000000a1_7a1420_1600x1200.webp");
    await old("img/00000000000000a1_7a1420_1600x1200-320.webp");
    await old("img/00000000000000a2.svg");
    await store.put("img/00000000000000a3_7a1420_16x12.webp", Buffer.from("new"), "image/webp");
    expect(await run()).toBe(3);
    expect(await left()).toEqual(["img/00000000000000a3_7a1420_16x12.webp"]);
    expect(await run()).toBe(0);
  });

  it("stay when they were uploaded again", async () => {
    const name = await old("img/00000000000000b1_7a1420_16x12.webp");
    await store.touch(name);
    expect(await run()).toBe(0);
    expect(await left()).toEqual([name]);
  });

  it("include only names that the shop generates: other files are not removed", async () => {
    await old("img/by-hand.webp");
    expect(await run()).toBe(0);
  });
});

describe("used uploads", () => {
  /** Each writes one row that refers to the picture, and returns how to delete it. */
  const places: [string, (url: string) => Promise<[string, string[]]>][] = [
    [
      "the media library",
      async (url) => {
        const id = `media-${url.slice(12, 28)}`;
        await shopPool().query(
          "INSERT INTO media_library (id, name, type, url, size) VALUES ($1, 'x', 'image/webp', $2, 1)",
          [id, url],
        );
        return ["DELETE FROM media_library WHERE id = $1", [id]];
      },
    ],
    [
      "a deleted product's picture",
      async (url) => {
        const id = `img-${url.slice(12, 28)}`;
        await shopPool().query(
          "INSERT INTO image (id, url, product_id, deleted_at) SELECT $1, $2, id, now() FROM product LIMIT 1",
          [id, url],
        );
        return ["DELETE FROM image WHERE id = $1", [id]];
      },
    ],
    [
      "an order's snapshot, with an origin before it",
      async (url) => {
        const id = `line-${url.slice(12, 28)}`;
        await shopPool().query(
          `INSERT INTO order_line_item (id, title, thumbnail, unit_price, raw_unit_price) VALUES ($1, 'x', $2, 1, '{"value":"1"}')`,
          [id, `https://shop.example${url}`],
        );
        return ["DELETE FROM order_line_item WHERE id = $1", [id]];
      },
    ],
    [
      "a setting's text",
      async (url) => {
        await shopPool().query("CREATE TABLE unused_uploads_test (held jsonb)");
        await shopPool().query(
          "INSERT INTO unused_uploads_test VALUES (jsonb_build_object('deep', jsonb_build_array($1::text)))",
          [url],
        );
        return ["DROP TABLE unused_uploads_test", []];
      },
    ],
  ];

  it.each(places)("stay for %s, all copies of them", async (where, write) => {
    const hash = `00000000000000c${places.findIndex(([name]) => name === where)}`;
    const name = await old(`img/${hash}_7a1420_1600x1200.webp`);
    const copy = await old(`img/${hash}_7a1420_1600x1200-160.webp`);
    const [undo, values] = await write(`/static/${name}`);
    try {
      expect(await run()).toBe(0);
      expect(await left()).toEqual([copy, name].sort());
    } finally {
      await shopPool().query(undo, values);
    }
    expect(await run()).toBe(2);
  });
});

it("are checked by one process at a time", async () => {
  await old("img/00000000000000d1_7a1420_16x12.webp");
  const other = await shopPool().connect();
  try {
    await other.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [UNUSED_UPLOADS_LOCK]);
    expect(await run()).toBeUndefined();
  } finally {
    await other.query("SELECT pg_advisory_unlock_all()");
    other.release();
  }
  const both = await Promise.all([run(), run()]);
  expect(both.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(1);
});
