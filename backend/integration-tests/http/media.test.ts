import { randomUUID } from "node:crypto";
import {
  type FooterSetting,
  MEDIA_SORTS,
  type MediaItem,
  type MediaUsage,
  mediaItem,
  mediaUsage,
  type ShopPicture,
  shopPictures,
} from "@zakh/site-settings/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, registeredShopper, signedInAdmin } from "./client";

const visitor = new Client();
const made = new Set<number>();
let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

afterAll(async () => {
  for (const id of made) await admin.send("DELETE", `/api/media/${id}?confirm=true`);
});

/** A unique picture: no two have the same bytes. */
function drawing(format: "png" | "jpeg" | "gif" | "webp" = "png", width = 400): Promise<Buffer> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID().replaceAll("-", ""), "hex");
  const picture = sharp({ create: { width, height: 300, channels: 3, background: { r: red, g: green, b: blue } } });
  return picture
    .composite([{ input: Buffer.from(`<svg><text y="20">${randomUUID()}</text></svg>`) }])
    [format]()
    .toBuffer();
}

function formOf(files: [name: string, bytes: Buffer, type?: string][], part = "file"): FormData {
  const form = new FormData();
  for (const [name, bytes, type = "image/png"] of files)
    form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

async function upload(name: string, bytes?: Buffer): Promise<MediaItem> {
  const form = formOf([[name, bytes ?? (await drawing())]]);
  const { status, body } = await admin.send<MediaItem>("POST", "/api/media/upload", { form });
  if (status !== 201) throw new Error(`Uploading answered ${status}: ${JSON.stringify(body)}`);
  made.add(body.id);
  return body;
}

async function library(query = ""): Promise<MediaItem[]> {
  return (await admin.get<MediaItem[]>(`/api/media${query}`)).body;
}

async function usageOf(id: number): Promise<MediaUsage> {
  return (await admin.get<MediaUsage>(`/api/media/${id}/usage`)).body;
}

describe("uploading to the library", () => {
  it("returns the picture, lists it in the library, and serves it as WebP", async () => {
    const bytes = await drawing("jpeg", 1000);
    const item = await upload("Хонины гуя.jpg", bytes);
    expect(item).toEqual({
      id: expect.any(Number),
      name: "Хонины гуя.jpg",
      type: "image/jpeg",
      url: expect.stringMatching(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_1000x300\.webp$/),
      size: bytes.length,
      metadata: { width: 1000, height: 300 },
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(mediaItem.strict().parse(item)).toEqual(item);
    expect((await library())[0]).toEqual(item);
    const served = await fetch(`${edgeUrl}${item.url}`);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(1000);
  });

  it("accepts PNG, JPEG, GIF and WebP, whatever their names", async () => {
    for (const format of ["png", "jpeg", "gif", "webp"] as const) {
      expect((await upload("зураг.txt", await drawing(format))).type).toBe(`image/${format}`);
    }
  });

  it("accepts several at once and returns them in order", async () => {
    const form = formOf([
      ["нэг.png", await drawing()],
      ["хоёр.png", await drawing()],
      ["гурав.png", await drawing()],
    ]);
    const { status, body } = await admin.send<MediaItem[]>("POST", "/api/media/upload", { form });
    expect(status).toBe(201);
    for (const { id } of body) made.add(id);
    expect(body.map(({ name }) => name)).toEqual(["нэг.png", "хоёр.png", "гурав.png"]);
    expect(await library("?limit=3")).toEqual([...body].reverse());
  });

  it("is found by a part of a name, case-insensitively, and sorted by name and size", async () => {
    const unique = randomUUID().slice(0, 8);
    const small = await upload(`Өвчүү ${unique}.png`, await drawing("png", 400));
    const large = await upload(`овъёос ${unique}.png`, await drawing("png", 1600));
    const sorted = async (query: string) => (await library(`?search=${unique}&${query}`)).map(({ id }) => id);
    expect(await sorted("sort=name")).toEqual([large.id, small.id]);
    expect(await sorted("sort=-name")).toEqual([small.id, large.id]);
    expect(await sorted("sort=size")).toEqual([small.id, large.id]);
    expect(await sorted("sort=-size")).toEqual([large.id, small.id]);
    expect(await sorted("sort=oldest")).toEqual([small.id, large.id]);
    const { headers } = await admin.get(`/api/media?search=${encodeURIComponent(`өВЧҮҮ ${unique}`)}&limit=5`);
    expect(headers.get("x-total-count")).toBe("1");
    expect(await library(`?search=${encodeURIComponent(`ч_ү ${unique}`)}`)).toEqual([]);
  });

  it("has the composed letters of a name that a Mac writes decomposed, and is found by either", async () => {
    const name = `Хойлог ${randomUUID().slice(0, 8)}.png`;
    const picture = await upload(name.normalize("NFD"));
    expect(picture.name).toBe(name);
    for (const search of [name, name.normalize("NFD")])
      expect(await library(`?search=${encodeURIComponent(search)}`)).toEqual([picture]);
  });

  it("stores only the last part of a name with a path, in one line", async () => {
    expect((await upload("../../etc/passwd.png")).name).toBe("passwd.png");
    expect((await upload("C:\\зураг\\мах.png")).name).toBe("мах.png");
    expect([...(await upload(`${"я".repeat(300)}.png`)).name]).toHaveLength(100);
    expect((await upload("<script>alert(1)</script>.png")).name).toBe("script>.png");
  });

  it("ignores a sent id or url", async () => {
    const form = formOf([["а.png", await drawing()]]);
    form.append("id", "1");
    form.append("url", "https://evil.mn/a.png");
    form.append("createdAt", "2001-01-01");
    const { body } = await admin.send<MediaItem>("POST", "/api/media/upload", { form });
    made.add(body.id);
    expect(body.id).not.toBe(1);
    expect(body.url).toMatch(/^\/static\/img\//);
    expect(body.createdAt).not.toMatch(/^2001/);
  });

  it("requires a file, with an error in Mongolian and in English", async () => {
    for (const form of [new FormData(), formOf([])]) {
      form.append("name", "x");
      const body = await admin.refused(400, "POST", "/api/media/upload", { form });
      expect(body.fields).toEqual({ file: { code: "media_file_required", message: "Зураг сонгоно уу" } });
    }
    const form = new FormData();
    form.append("name", "x");
    const english = await admin.refused(400, "POST", "/api/media/upload", {
      form,
      headers: { "accept-language": "en" },
    });
    expect(english.fields?.file?.message).toBe("Choose an image");
  });

  it("refuses all files when one is no picture, is too large, or has an unknown part name", async () => {
    const before = await library();
    const good = await drawing();
    const cases: [number, FormData][] = [
      [
        415,
        formOf([
          ["а.png", good],
          ["б.png", Buffer.from("no picture at all")],
        ]),
      ],
      [
        415,
        formOf([
          ["а.png", good],
          ["б.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
        ]),
      ],
      [
        413,
        formOf([
          ["а.png", good],
          ["б.png", Buffer.alloc(5 * 1024 * 1024 + 1)],
        ]),
      ],
      [400, formOf([["а.png", good]], "picture")],
      [400, formOf(Array.from({ length: 11 }, (_, place) => [`${place}.png`, good]))],
    ];
    for (const [status, form] of cases) await admin.refused(status, "POST", "/api/media/upload", { form });
    await admin.refused(415, "POST", "/api/media/upload", { json: "a", headers: { "content-type": "text/plain" } });
    expect(await library()).toEqual(before);
  });
});

describe("the library", () => {
  it("is searched by name, case-insensitively, and read in pages", async () => {
    const word = randomUUID();
    const first = await upload(`Үхрийн МАХ ${word}.png`);
    const second = await upload(`үхрийн мах 100%_${word}.png`);
    expect(await library(`?search=${encodeURIComponent(`ҮХРИЙН мах`)}`)).toEqual(
      expect.arrayContaining([first, second]),
    );
    expect(await library(`?search=${encodeURIComponent(`100%_${word}`)}`)).toEqual([second]);
    expect(await library(`?search=${encodeURIComponent(`0%%${word}`)}`)).toEqual([]);
    const page = await admin.get<MediaItem[]>(`/api/media?search=${word}&limit=1&offset=1`);
    expect(page.body).toEqual([first]);
    expect(page.headers.get("x-total-count")).toBe("2");
    expect((await admin.get(`/api/media?search=${word}`)).headers.get("x-total-count")).toBeNull();
  });

  it("refuses an invalid page", async () => {
    for (const query of ["limit=0", "limit=201", "limit=a", "offset=-1", "limit=1&limit=2"]) {
      expect((await admin.refused(400, "GET", `/api/media?${query}`)).code).toBe("validation_failed");
    }
  });
});

describe("the users of a picture", () => {
  it("are none at first, and then the hero and the content that use it", async () => {
    const item = await upload("hero.png");
    expect(await usageOf(item.id)).toEqual([]);
    const key = `test-${randomUUID()}`;
    await admin.send("PUT", `/api/site-content/${key}`, { json: { title: "Баннер", imageUrl: item.url } });
    const { body: hero } = await visitor.get<Record<string, string>>("/api/settings/hero");
    await admin.send("PUT", "/api/settings/hero", { json: { ...hero, imageUrl: item.url } });
    try {
      const usage = await usageOf(item.id);
      expect(mediaUsage.parse(usage)).toEqual(usage);
      expect(usage).toEqual([
        { kind: "hero", id: null, name: hero.title },
        { kind: "site-content", id: expect.any(Number), name: "Баннер" },
      ]);
    } finally {
      await admin.send("PUT", "/api/settings/hero", { json: hero });
      await admin.send("DELETE", `/api/site-content/${key}`);
    }
    expect(await usageOf(item.id)).toEqual([]);
  });

  it("include the footer also when it refers to the picture with the shop's host", async () => {
    const item = await upload("хөл.png");
    const { body: footer } = await visitor.get<FooterSetting>("/api/settings/footer");
    await admin.send("PUT", "/api/settings/footer", { json: { ...footer, logoUrl: `${edgeUrl}${item.url}` } });
    try {
      expect(await usageOf(item.id)).toEqual([{ kind: "footer", id: null, name: footer.companyName }]);
    } finally {
      await admin.send("PUT", "/api/settings/footer", { json: footer });
    }
  });

  it("are 404 for an unknown picture", async () => {
    for (const id of ["999999", "0", "abc", "1.5"]) {
      expect((await admin.refused(404, "GET", `/api/media/${id}/usage`)).code).toBe("media_not_found");
    }
  });
});

describe("the shop's pictures", () => {
  const pictures = async (query: string) => {
    const { body } = await admin.get<ShopPicture[]>(`/api/admin/pictures?${query}`);
    expect(shopPictures.parse(body)).toEqual(body);
    return body;
  };

  it("are those of the library and those in use, each once, with what uses it", async () => {
    const word = randomUUID().slice(0, 8);
    const item = await upload(`мах ${word}.png`);
    expect(await pictures(`search=${word}`)).toEqual([{ ...item, uses: [] }]);
    const key = `test-${word}`;
    const imageUrl = `${edgeUrl}${item.url}`;
    await admin.send("PUT", `/api/site-content/${key}`, { json: { title: `Баннер ${word}`, imageUrl } });
    const uses = [{ kind: "site-content", id: expect.any(Number), name: `Баннер ${word}` }];
    try {
      expect(await pictures(`search=${word}&used=true`)).toEqual([{ ...item, uses }]);
      expect(await pictures(`search=${word}&used=false`)).toEqual([]);
      await admin.send("DELETE", `/api/media/${item.id}?confirm=true`);
      const alone = { id: null, name: `Баннер ${word}`, url: item.url, type: null, size: null, metadata: null };
      expect(await pictures(`search=${encodeURIComponent(`баннер ${word}`)}`)).toEqual([
        { ...alone, createdAt: expect.any(String), uses },
      ]);
    } finally {
      await admin.send("DELETE", `/api/site-content/${key}`);
    }
    expect(await pictures(`search=${word}`)).toEqual([]);
  });

  it("are for a product only those that it can keep", async () => {
    const word = randomUUID().slice(0, 8);
    const item = await upload(`мах ${word}.png`);
    const key = `test-${word}`;
    const elsewhere = { title: `Баннер ${word}`, imageUrl: "https://elsewhere.example/a.jpg" };
    await admin.send("PUT", `/api/site-content/${key}`, { json: elsewhere });
    try {
      expect(await pictures(`search=${word}`)).toHaveLength(2);
      expect(await pictures(`search=${word}&stored=true`)).toEqual([{ ...item, uses: [] }]);
    } finally {
      await admin.send("DELETE", `/api/site-content/${key}`);
    }
  });

  it("have those of products, and stay in one order over the pages", async () => {
    const { body: products } = await visitor.get<{ id: number; imageUrl: string }[]>("/api/products?limit=3");
    const used = await pictures("used=true");
    for (const { id, imageUrl } of products) {
      expect(used.find(({ url }) => url === imageUrl)?.uses).toContainEqual(
        expect.objectContaining({ kind: "product", id }),
      );
    }
    for (const sort of MEDIA_SORTS) {
      const all = await pictures(`sort=${sort}`);
      expect(new Set(all.map(({ id, url }) => `${id} ${url}`)).size, sort).toBe(all.length);
      expect(await pictures(`sort=${sort}&limit=2&offset=1`), sort).toEqual(all.slice(1, 3));
    }
  });
});

describe("deleting from the library", () => {
  it("removes the picture, once; its file stays", async () => {
    const item = await upload("а.png");
    expect(await admin.send("DELETE", `/api/media/${item.id}`)).toMatchObject({ status: 204, body: "" });
    expect(await library()).not.toContainEqual(item);
    expect((await admin.refused(404, "DELETE", `/api/media/${item.id}`)).code).toBe("media_not_found");
    expect((await fetch(`${edgeUrl}${item.url}`)).status).toBe(200);
  });

  it("refuses one in use, and names its users, unless confirmed (ruling 29)", async () => {
    const item = await upload("б.png");
    const key = `test-${randomUUID()}`;
    await admin.send("PUT", `/api/site-content/${key}`, { json: { imageUrl: item.url, active: false } });
    const usage = [{ kind: "site-content", id: expect.any(Number), name: key }];
    for (const path of [`/api/media/${item.id}`, `/api/media/${item.id}?confirm=false`]) {
      const body = await admin.refused(409, "DELETE", path);
      expect(body).toEqual({ code: "media_in_use", message: expect.stringMatching(/ашиглаж байна/), usage });
    }
    expect(await library()).toContainEqual(item);
    expect((await admin.send("DELETE", `/api/media/${item.id}?confirm=true`)).status).toBe(204);
    await admin.send("DELETE", `/api/site-content/${key}`);
  });

  it("is 400 for an invalid id and for an invalid confirmation", async () => {
    for (const id of ["0", "-1", "1.5", "abc"]) {
      expect((await admin.refused(400, "DELETE", `/api/media/${id}`)).code).toBe("id_invalid");
    }
    await admin.refused(400, "DELETE", "/api/media/1?confirm=maybe");
  });

  it("succeeds for one of twenty concurrent requests", async () => {
    const { id } = await upload("в.png");
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.send("DELETE", `/api/media/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
  });
});

describe("who may use the library", () => {
  it("is an admin: 401 for visitors, 403 for customers", async () => {
    const { client: customer } = await registeredShopper();
    for (const [method, path] of [
      ["GET", "/api/media"],
      ["GET", "/api/media/1/usage"],
      ["GET", "/api/admin/pictures"],
      ["DELETE", "/api/media/1"],
      ["POST", "/api/media/upload"],
    ] as const) {
      const form = method === "POST" ? formOf([["а.png", await drawing()]]) : undefined;
      expect((await visitor.refused(401, method, path, { form })).code).toBe("admin_required");
      expect((await customer.refused(403, method, path, { form })).code).toBe("access_denied");
    }
  });
});
