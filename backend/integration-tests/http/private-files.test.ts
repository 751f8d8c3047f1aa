import { randomInt } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, edgeUrl, PASSWORD, registeredShopper } from "./client";
import { plainProduct, Shopper, signedInDashboard } from "./orders-client";

const ENGINE = fileURLToPath(new URL("../../../node_modules/@medusajs", import.meta.url));
const UPLOADS = process.env.UPLOAD_DIR ?? "";
const PRIVATE_FILES = join(process.env.DATA_DIR ?? "", "private-files");

let dashboard: Client;

beforeAll(async () => {
  dashboard = await signedInDashboard();
  const shopper = await Shopper.register();
  await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }]);
});

function filesIn(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  } catch {
    return new Set();
  }
}

/** The files added to the folders while `run` runs. */
async function added<T>(run: () => Promise<T>): Promise<{ result: T; public: string[]; private: string[] }> {
  const before = { public: filesIn(UPLOADS), private: filesIn(PRIVATE_FILES) };
  const result = await run();
  const fresh = (folder: string, known: Set<string>) => [...filesIn(folder)].filter((file) => !known.has(file));
  return { result, public: fresh(UPLOADS, before.public), private: fresh(PRIVATE_FILES, before.private) };
}

/** A CSV file without the columns whose names match. */
function withoutColumns(csv: string, name: RegExp): string {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of csv.matchAll(/("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/g)) {
    rows.at(-1)?.push(cell);
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  const left = rows[0]?.map((title) => !name.test(title)) ?? [];
  return rows.map((row) => row.filter((_, column) => left[column]).join(",")).join("\n");
}

interface Notification {
  id: string;
  data: { file?: { url: string; filename: string } };
}

async function notifications(): Promise<Notification[]> {
  const path = "/admin/notifications?channel=feed&limit=50&order=-created_at&fields=id,data";
  return (await dashboard.get<{ notifications: Notification[] }>(path)).body.notifications;
}

/** Starts an export in the dashboard, and returns the resulting file. */
async function exported(path: string): Promise<{ url: string; filename: string }> {
  const known = new Set((await notifications()).map(({ id }) => id));
  expect((await dashboard.post(path, {})).status).toBe(202);
  return expect
    .poll(fileOfNews, { timeout: 60_000, interval: 50 })
    .toBeDefined()
    .then(async () => {
      const file = await fileOfNews();
      if (!file) throw new Error("The export is told of no more");
      return file;
    });

  async function fileOfNews() {
    return (await notifications()).find(({ id, data }) => !known.has(id) && data.file)?.data.file;
  }
}

/** Uploads a file like the dashboard's forms. */
async function uploaded(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append("files", new Blob([bytes], { type }), name);
  const { status, body } = await dashboard.send<{ files: { id: string; url: string }[] }>("POST", "/admin/uploads", {
    form,
  });
  expect(status).toBe(200);
  const [file] = body.files;
  if (!file) throw new Error("Nothing was uploaded");
  return file;
}

describe("an export of the dashboard", () => {
  const exports = [
    ["orders", "/admin/orders/export", "Customer Email"],
    ["products", "/admin/products/export", "Product Id"],
    ["stock", "/admin/inventory-items/export", "Item Id"],
  ] as const;

  it.each(exports)("of %s is given to an administrator and to nobody else", async (_what, path, content) => {
    const { result: file, ...files } = await added(() => exported(path));
    expect(files.public).toEqual([]);
    expect(files.private).toHaveLength(1);
    for (const path of files.private) expect(statSync(path).mode & 0o777).toBe(0o600);
    const { pathname } = new URL(file.url, commerceUrl);

    const answer = await dashboard.get<string>(pathname);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`"${content}"`);
    // A spreadsheet that splits at `;` finds no cell inside a cell.
    expect(answer.body.split(",")[0]).toMatch(/^"[^"]*"$/);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${file.filename}"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");

    expect((await new Client(commerceUrl).get(pathname)).status).toBe(401);
    const { user, client } = await registeredShopper();
    const asCustomer = await new Client(commerceUrl).post<{ token: string }>("/auth/customer/emailpass", {
      email: user.email,
      password: PASSWORD,
    });
    const bearer = { authorization: `Bearer ${asCustomer.body.token}` };
    expect((await new Client(commerceUrl).get(pathname, bearer)).status).toBe(401);
    expect((await client.at(edgeUrl).get(pathname)).status).toBe(404);
    const name = pathname.split("/").at(-1);
    for (const base of [commerceUrl, edgeUrl]) expect((await new Client(base).get(`/static/${name}`)).status).toBe(404);
  });

  it("of products can be imported again unchanged", async () => {
    const { pathname } = new URL((await exported("/admin/products/export")).url, commerceUrl);
    // Medusa exports pictures of variants, but its import refuses these columns.
    const csv = withoutColumns((await dashboard.get<string>(pathname)).body, /Variant (?:Thumbnail|Image)/);
    const { id } = await uploaded("products.csv", "text/csv", new TextEncoder().encode(csv));
    const { status, body } = await dashboard.post<{ summary: { toCreate: number; toUpdate: number } }>(
      "/admin/products/imports",
      { file_key: id, originalname: "products.csv", extension: "csv", size: csv.length, mime_type: "text/csv" },
    );
    expect(JSON.stringify(body)).not.toContain("message");
    expect([status, body.summary.toCreate]).toEqual([202, 0]);
    expect(body.summary.toUpdate).toBeGreaterThan(0);
  });

  it("has an unguessable name", async () => {
    const [one, other] = [
      await exported("/admin/inventory-items/export"),
      await exported("/admin/inventory-items/export"),
    ];
    const chances = [one, other].map(({ url }) => /-([0-9a-f]{32})-/.exec(url)?.[1]);
    expect(chances).not.toContain(undefined);
    expect(chances[0]).not.toBe(chances[1]);
  });
});

describe("a file uploaded in the dashboard", () => {
  it.each([
    ["products.csv", "text/csv"],
    ["page.html", "text/html"],
    ["nothing", "application/octet-stream"],
  ])("is private when it is no picture: %s", async (name, type) => {
    const { result: file, ...files } = await added(() => uploaded(name, type, new TextEncoder().encode("a,b\n")));
    expect(files.public).toEqual([]);
    expect(files.private).toHaveLength(1);
    expect((await new Client(commerceUrl).get(file.url)).status).toBe(401);
    expect((await dashboard.get(file.url)).status).toBe(200);
  });

  it("is read by an import, whose parts are private and deleted with it", async () => {
    const csv = [
      "Product Handle,Product Title,Product Status,Variant Title,Variant Option 1 Name,Variant Option 1 Value",
      `import-${randomInt(1e9)},Туршилт,draft,кг,Хэмжээ,кг`,
    ].join("\n");
    const { result: answer, ...files } = await added(async () => {
      const { id } = await uploaded("products.csv", "text/csv", new TextEncoder().encode(csv));
      return dashboard.post<{ transaction_id: string; summary: unknown }>("/admin/products/imports", {
        file_key: id,
        originalname: "products.csv",
        extension: "csv",
        size: csv.length,
        mime_type: "text/csv",
      });
    });
    expect(answer).toMatchObject({ status: 202, body: { summary: { toCreate: 1, toUpdate: 0 } } });
    expect(files.public).toEqual([]);
    expect(files.private.length).toBeGreaterThan(1);
    expect(files.private.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  it("is stored nowhere else, whatever its name", async () => {
    for (const name of ["../../escape.csv", "..\\escape.csv", "a/b/c.csv", `${"x".repeat(300)}.csv`, ".hidden.csv"]) {
      const { result: file, ...files } = await added(() => uploaded(name, "text/csv", new TextEncoder().encode("a")));
      expect(files.public, name).toEqual([]);
      expect(files.private, name).toHaveLength(1);
      expect((await dashboard.get(file.url)).status, name).toBe(200);
    }
  });
});

describe("the route of private files", () => {
  it.each([
    "private-nothing",
    "..%2f..%2fsecrets.json",
    "%2e%2e%2fsecrets.json",
    "img%2fa.webp",
    "private-..%2f..%2fsecrets.json",
    "x",
  ])("has nothing else: %s", async (name) => {
    const { status, body } = await dashboard.get(`/admin/private-files/${name}`);
    expect([400, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toContain("Secret");
  });

  it("serves no private file of an earlier version among the uploads", async () => {
    const name = `private-1700000000000-${randomInt(1e9)}-order-exports.csv`;
    writeFileSync(join(UPLOADS, name), "id");
    try {
      for (const base of [commerceUrl, edgeUrl]) {
        for (const path of [name, name.replace("private", "%70rivate")]) {
          expect((await fetch(`${base}/static/${path}`)).status).toBe(404);
        }
      }
    } finally {
      rmSync(join(UPLOADS, name));
    }
  });
});

it("the list of places where Medusa writes files is complete; review a new one before adding it here", () => {
  const writing = readdirSync(ENGINE, { withFileTypes: true }).flatMap(({ name }) => {
    const dist = join(ENGINE, name, "dist");
    return [...filesIn(dist)]
      .filter((file) => file.endsWith(".js") && /Modules\.FILE\b/.test(readFileSync(file, "utf8")))
      .map((file) => file.slice(ENGINE.length + 1));
  });
  const library = /^(?:file|file-local|file-s3|modules-sdk|utils)\//;
  expect(writing.filter((file) => !library.test(file)).sort()).toEqual([
    // Deletes only.
    "core-flows/dist/file/steps/delete-files.js",
    // Called by POST /admin/uploads, always as public: pictures are public, everything else is made private here.
    "core-flows/dist/file/steps/upload-files.js",
    "core-flows/dist/inventory/steps/export-inventory-items.js",
    "core-flows/dist/order/steps/export-orders.js",
    "core-flows/dist/product/steps/export-products.js",
    // The export of an earlier version; it is not called any more.
    "core-flows/dist/product/steps/generate-product-csv.js",
    // The parts of an import, private.
    "core-flows/dist/product/steps/normalize-products-to-chunks.js",
    "core-flows/dist/product/steps/process-import-chunks.js",
    // Returns a URL for an upload to POST /admin/uploads.
    "medusa/dist/api/admin/uploads/presigned-urls/route.js",
  ]);
});
