import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import express, { type ErrorRequestHandler } from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveFrom } from "../http/serve-uploads";
import { diskStore } from "./disk-store";
import { S3_KEY, SmallS3 } from "./small-s3.testing";
import type { StoredFile, UploadStore } from "./store";
import { uploadOptions } from "./upload-settings";
import { storeOf } from "./upload-store";

const servers: Server[] = [];
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "upload-store-"));
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await rm(dir, { recursive: true, force: true });
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bucket(prefix?: string): Promise<{ s3: SmallS3; store: UploadStore }> {
  const s3 = new SmallS3();
  const endpoint = await listen(s3.server);
  const store = storeOf({
    s3: { bucket: "shop", region: "us-east-1", endpoint, accessKeyId: S3_KEY, secretAccessKey: "secret", prefix },
  });
  return { s3, store };
}

async function opened(store: UploadStore, name: string): Promise<StoredFile> {
  const file = await store.open(name);
  if (!file) throw new Error(`${name} is not there`);
  return file;
}

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

/** A store, and a function that makes one of its files old. */
interface Place {
  store: UploadStore;
  age: (name: string) => Promise<void>;
}

const KINDS: [string, () => Promise<Place>][] = [
  [
    "on disk",
    async () => ({ store: storeOf({ folder: dir }), age: (name) => utimes(join(dir, name), LONG_AGO, LONG_AGO) }),
  ],
  [
    "in S3",
    async () => {
      const { s3, store } = await bucket("zakh");
      const age = async (name: string) => {
        const kept = s3.objects.get(`zakh/${name}`);
        if (kept) kept.modifiedAt = LONG_AGO;
      };
      return { store, age };
    },
  ],
];

describe.each(KINDS)("files %s", (_where, open) => {
  const hello = Buffer.from("hello, зах");

  it("exist once they are written", async () => {
    const { store } = await open();
    expect(await store.has("img/a.webp")).toBe(false);
    await store.put("img/a.webp", hello, "image/webp");
    expect(await store.has("img/a.webp")).toBe(true);
    const file = await opened(store, "img/a.webp");
    expect(file.size).toBe(hello.length);
    expect(file.modifiedAt).toBeInstanceOf(Date);
    expect(await buffer(await file.read())).toEqual(hello);
  });

  it("are young and unchanged after touch", async () => {
    const { store, age } = await open();
    expect(await store.touch("img/a.webp")).toBe(false);
    await store.put("img/a.webp", hello, "image/webp");
    await age("img/a.webp");
    expect((await opened(store, "img/a.webp")).modifiedAt).toEqual(LONG_AGO);
    expect(await store.touch("img/a.webp")).toBe(true);
    const file = await opened(store, "img/a.webp");
    expect(file.modifiedAt.getTime()).toBeGreaterThan(LONG_AGO.getTime());
    expect(await buffer(await file.read())).toEqual(hello);
  });

  it("are replaced as a whole, and gone once removed", async () => {
    const { store } = await open();
    await store.put("img/a.webp", hello, "image/webp");
    await store.put("img/a.webp", Buffer.from("x"), "image/webp");
    expect((await store.open("img/a.webp"))?.size).toBe(1);
    await store.remove("img/a.webp");
    await store.remove("img/a.webp");
    expect(await store.open("img/a.webp")).toBeUndefined();
  });

  it("are all listed", async () => {
    const { store } = await open();
    const names = ["img/a.webp", "img/b.webp", "img/c.svg", "d.png", "img/e.webp"];
    for (const name of names) await store.put(name, hello, "image/webp");
    const listed: string[] = [];
    for await (const { name, size } of store.list()) {
      expect(size).toBe(hello.length);
      listed.push(name);
    }
    expect(listed.sort()).toEqual(names.sort());
  });

  it("do not exist at first", async () => {
    const { store } = await open();
    for await (const { name } of store.list()) expect.unreachable(name);
    expect(await store.open("img")).toBeUndefined();
  });

  describe("served", () => {
    async function served(): Promise<
      (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
    > {
      const { store } = await open();
      await store.put("img/a.webp", hello, "image/webp");
      await store.put("img/logo.svg", Buffer.from("<svg/>"), "image/svg+xml");
      await store.put("page.html", Buffer.from("<script>"), "text/html");
      const app = express();
      app.use("/static", serveFrom(store));
      app.use(((error, _request, response, _next) => {
        response
          .status(error.status ?? 500)
          .set(error.headers ?? {})
          .json({ code: error.code });
      }) satisfies ErrorRequestHandler);
      const url = await listen(createServer(app));
      return (path, headers = {}, method = "GET") => fetch(`${url}/static/${path}`, { headers, method });
    }

    it("are cached by browsers for a year, with the type of their name", async () => {
      const get = await served();
      const answer = await get("img/a.webp");
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(hello);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "image/webp",
        "content-length": String(hello.length),
        "x-content-type-options": "nosniff",
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        "last-modified": expect.stringMatching(/GMT$/),
      });
    });

    it("cannot run scripts", async () => {
      const get = await served();
      const logo = await get("img/logo.svg");
      expect(logo.headers.get("content-type")).toBe("image/svg+xml");
      expect(logo.headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      const page = await get("page.html");
      expect(page.headers.get("content-type")).toBe("application/octet-stream");
      expect(page.headers.get("content-disposition")).toBe("attachment");
    });

    it("state their size for HEAD", async () => {
      const answer = await (await served())("img/a.webp", {}, "HEAD");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-length")).toBe(String(hello.length));
      expect(await answer.text()).toBe("");
    });

    it("are not sent again to a client that has them", async () => {
      const get = await served();
      const first = await get("img/a.webp");
      // Otherwise `fetch` would send its own cache headers.
      const asking = { "Cache-Control": "max-age=0" };
      const byTag = await get("img/a.webp", { ...asking, "If-None-Match": first.headers.get("etag") ?? "" });
      const byDate = await get("img/a.webp", {
        ...asking,
        "If-Modified-Since": first.headers.get("last-modified") ?? "",
      });
      for (const answer of [byTag, byDate]) {
        expect(answer.status).toBe(304);
        expect(answer.headers.get("etag")).toBe(first.headers.get("etag"));
        expect(await answer.text()).toBe("");
      }
      expect((await get("img/a.webp", { ...asking, "If-None-Match": '"other"' })).status).toBe(200);
    });

    it.each([
      "nope.webp",
      "img",
      "img/",
      "",
      "%E0%A4%A",
      "img%2f..%2f..%2fsecrets.json",
      "..%5csecrets.json",
      "img/.draft.tmp",
      "a%00b",
    ])("are not found under %s", async (path) => {
      const answer = await (await served())(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: "not_found" });
      expect(answer.headers.get("cache-control")).toBeNull();
    });

    it("cannot be written over", async () => {
      const answer = await (await served())("img/a.webp", {}, "DELETE");
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
    });
  });
});

describe("the store on disk", () => {
  it("leaves no draft behind, and lists none", async () => {
    const store = diskStore(dir);
    await store.put("img/a.webp", Buffer.from("a"), "image/webp");
    expect(await readdir(join(dir, "img"))).toEqual(["a.webp"]);
    await expect(store.put("img/a.webp/b", Buffer.from("b"), "image/webp")).rejects.toThrow();
    expect(await readdir(join(dir, "img"))).toEqual(["a.webp"]);
  });
});

describe("the store in S3", () => {
  it("stores objects under its prefix, with their type and cache lifetime", async () => {
    const { s3, store } = await bucket("zakh");
    await store.put("img/a.webp", Buffer.from("a"), "image/webp");
    expect([...s3.objects]).toEqual([
      [
        "zakh/img/a.webp",
        expect.objectContaining({
          bytes: Buffer.from("a"),
          type: "image/webp",
          cacheControl: "public, max-age=31536000, immutable",
        }),
      ],
    ]);
  });

  it("reports the error when it is refused, and does not treat the file as missing", async () => {
    const s3 = new SmallS3();
    const store = storeOf({
      s3: {
        bucket: "shop",
        region: "us-east-1",
        endpoint: await listen(s3.server),
        accessKeyId: "somebody-else",
        secretAccessKey: "secret",
      },
    });
    await expect(store.has("img/a.webp")).rejects.toThrow();
    await expect(store.put("img/a.webp", Buffer.from("a"), "image/webp")).rejects.toThrow();
  });
});

describe("the environment", () => {
  it.each([
    [{ S3_BUCKET: "shop" }, "S3_REGION"],
    [{ S3_BUCKET: "shop", S3_REGION: "ap-northeast-2", S3_ACCESS_KEY_ID: "a" }, "S3_SECRET_ACCESS_KEY"],
  ])("is told what is missing in %j", (environment, missing) => {
    expect(() => uploadOptions(environment)).toThrow(missing);
  });
});
