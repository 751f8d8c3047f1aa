import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Modules } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import { serveUploads } from "@zakh/kit/http/serve-uploads";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { S3_KEY, SmallS3 } from "../../../plugins/kit/src/uploads/small-s3.testing";
import { bootCommerce, type Commerce } from "./boot";

const s3 = new SmallS3();
const servers: Server[] = [];
let commerce: Commerce;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  Object.assign(process.env, {
    S3_BUCKET: "shop",
    S3_ENDPOINT: await listen(s3.server),
    S3_ACCESS_KEY_ID: S3_KEY,
    S3_SECRET_ACCESS_KEY: "secret",
    S3_PREFIX: "zakh",
  });
  commerce = await bootCommerce();
});

afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Like the dashboard's upload call. */
async function upload(filename: string, mimeType: string, bytes: Buffer) {
  const { result } = await uploadFilesWorkflow(commerce.container).run({
    input: { files: [{ filename, mimeType, content: bytes.toString("base64"), access: "public" }] },
  });
  return result[0] ?? { id: "", url: "" };
}

it("a picture uploaded through Medusa's file module is stored in the shop's bucket and served from there", async () => {
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#7a1420" } })
    .png()
    .toBuffer();
  const { id, url } = await upload("мах.png", "image/png", png);
  expect(url).toMatch(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_400x200\.webp$/);
  const key = url.replace("/static/", "zakh/");
  expect([...s3.objects.keys()].sort()).toEqual(
    [key, key.replace(".webp", "-160.webp"), key.replace(".webp", "-320.webp")].sort(),
  );

  const shop = await listen(createServer(express().use("/static", serveUploads)));
  const shown = await fetch(`${shop}${url}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 200 });

  const files = commerce.container.resolve(Modules.FILE);
  expect((await files.retrieveFile(id)).url).toBe(url);
  // Another product may use the same picture.
  await files.deleteFiles([id]);
  expect(s3.objects.has(key)).toBe(true);
});

it("a file that is no picture is refused before anything is stored", async () => {
  const before = s3.objects.size;
  await expect(upload("мах.png", "image/png", Buffer.from("<html>"))).rejects.toMatchObject({
    status: 415,
    code: "image_type_unsupported",
  });
  expect(s3.objects.size).toBe(before);
});
