import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UploadStore } from "../../uploads/store";
import { FileService } from "./service";

/** A fake bucket, so that nothing is on this machine's disk. */
const bucket = vi.hoisted(() => new Map<string, Buffer>());

vi.mock("../../uploads/upload-store", () => ({
  uploadStore: () =>
    ({
      touch: async (name) => bucket.has(name),
      put: async (name, bytes) => void bucket.set(name, bytes),
    }) satisfies Partial<UploadStore>,
}));

let dir: string;
let files: FileService;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "files-"));
  files = new FileService({}, { upload_dir: join(dir, "public"), private_upload_dir: join(dir, "private") });
});

afterEach(async () => {
  bucket.clear();
  await rm(dir, { recursive: true, force: true });
});

async function upload(filename: string, mimeType: string, bytes: Buffer) {
  return files.upload({ filename, mimeType, access: "public", content: bytes.toString("base64") });
}

async function onDisk(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("the dashboard's files, when uploads are stored elsewhere than on disk", () => {
  it("are stored as the shop's pictures, with a URL without a host, and stay when Medusa deletes them", async () => {
    const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#7a1420" } })
      .png()
      .toBuffer();
    const { key, url } = await upload("мах.png", "image/png", png);
    expect(url).toMatch(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_200x100\.webp$/);
    expect(`/static/${key}`).toBe(url);
    expect([...bucket.keys()].sort()).toEqual([key.replace(".webp", "-160.webp"), key].sort());
    expect(await onDisk()).toEqual([]);
    expect(await files.getPresignedDownloadUrl({ fileKey: key, filename: key })).toBe(url);
    await files.delete({ fileKey: key, filename: key });
    expect(bucket.has(key)).toBe(true);
  });

  it("stay on this machine, for administrators only, when they are not pictures", async () => {
    const { key, url } = await upload("products.csv", "text/csv", Buffer.from("a,b\n"));
    expect(url).toBe(`/admin/private-files/${encodeURIComponent(key)}`);
    expect(await onDisk()).toEqual([key]);
    await files.delete({ fileKey: key, filename: key });
    expect(await onDisk()).toEqual([]);
  });
});
