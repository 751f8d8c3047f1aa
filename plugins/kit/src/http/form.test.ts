import { type ClientRequest, createServer, type IncomingMessage, type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "../errors/api-error";
import { LOGO_TYPES, PICTURE_TYPES } from "../uploads/picture-type";
import { filesOf, readForm } from "./form";
import { endUnfinished } from "./unfinished-request";

const MB = 1024 * 1024;
/** Maximum size of any form: 30 MB of pictures, 1 MB of text fields. */
const BODY_MAX = 31 * MB;

let server: Server;
let url: string;
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#7a1420" } })
    .png()
    .toBuffer();
  const form = readForm({
    files: { images: { maxFiles: 5, accepts: PICTURE_TYPES }, logo: { maxFiles: 1, accepts: LOGO_TYPES } },
    fields: z.object({ title: z.string("required"), productData: z.object({ name: z.string() }).optional() }),
    json: ["productData"],
  }) as unknown as RequestHandler;
  const app = express();
  app.use(express.json());
  app.post("/", async (request, response, next) => {
    try {
      await form(request, response, () => {
        const filesAsJson = (part: string) =>
          filesOf(request as never, part).map(({ name, type, bytes }) => ({ name, type, size: bytes.length }));
        response.json({
          body: (request as never as { validatedBody: unknown }).validatedBody,
          images: filesAsJson("images"),
          logo: filesAsJson("logo"),
        });
      });
    } catch (error) {
      next(error);
    }
  });
  app.use(((error, request, response, next) => {
    if (!(error instanceof ApiError)) return next(error);
    endUnfinished(request, response);
    response.status(error.status).json({ code: error.code, params: error.params, fields: error.fields });
  }) satisfies ErrorRequestHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close().closeAllConnections();
});

/** Bytes of buffers that something still holds; garbage is collected first. */
function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().arrayBuffers;
}

type Part = [name: string, value: string | Buffer, file?: { name: string; type?: string }];

async function post(...parts: Part[]): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value, file] of parts) {
    if (file)
      form.append(name, new Blob([new Uint8Array(value as Buffer)], { type: file.type ?? "image/png" }), file.name);
    else form.append(name, String(value));
  }
  const answer = await fetch(url, { method: "POST", body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const title: Part = ["title", "Хонь"];
const picture = (name = "хонь.png"): Part => ["images", png, { name }];

describe("an accepted form", () => {
  it("delivers its files in order, and its text fields through their schema", async () => {
    const { status, body } = await post(
      title,
      picture("b.png"),
      ["productData", '{"name":"Хонины гуя","isAdmin":true}'],
      picture("a.png"),
      ["logo", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), { name: "зах.svg", type: "image/svg+xml" }],
      ["storeId", "7"],
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      body: { title: "Хонь", productData: { name: "Хонины гуя" } },
      images: [
        { name: "b.png", type: "image/png", size: png.length },
        { name: "a.png", type: "image/png", size: png.length },
      ],
      logo: [{ name: "зах.svg", type: "image/svg+xml", size: 41 }],
    });
  });

  it("may be JSON, without files", async () => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"title":"Хонь"}',
    });
    expect(await answer.json()).toEqual({ body: { title: "Хонь" }, images: [], logo: [] });
  });

  it("detects a picture's type from its bytes, whatever its name", async () => {
    const { body } = await post(title, ["images", png, { name: "page.html", type: "text/html" }]);
    expect(body.images).toEqual([{ name: "page.html", type: "image/png", size: png.length }]);
  });

  it.each([
    ["фото/", "фото"],
    ["C:\\photos\\хонь.png", "хонь.png"],
    ["/", "images"],
  ])("takes a picture called %s", async (name, filesAsJson) => {
    expect((await post(title, picture(name))).body.images).toEqual([
      { name: filesAsJson, type: "image/png", size: png.length },
    ]);
  });

  it("accepts a picture of exactly 5 MB", async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * MB - png.length)]);
    expect((await post(title, ["images", large, { name: "large.png" }])).status).toBe(200);
  });
});

describe("a form that is refused", () => {
  it("has six pictures where five are allowed", async () => {
    const answer = await post(title, ...Array.from({ length: 6 }, () => picture()));
    expect(answer).toMatchObject({ status: 400, body: { code: "images_too_many", params: { most: 5 } } });
  });

  it("has far too many pictures", async () => {
    const answer = await post(title, ...Array.from({ length: 60 }, () => picture()));
    expect(answer).toMatchObject({ status: 400, body: { code: "images_too_many", params: { most: 5 } } });
  });

  it("has a picture above 5 MB, named with its size", async () => {
    const large = Buffer.concat([png, Buffer.alloc(6 * MB)]);
    const answer = await post(title, picture(), ["images", large, { name: "том.png" }], picture());
    expect(answer).toEqual({
      status: 413,
      body: { code: "image_too_large", params: { name: "том.png", size: 6.1, megabytes: 5 } },
    });
  });

  it.each([
    ["a text called a picture", Buffer.from("hello"), { name: "photo.jpg", type: "image/jpeg" }],
    ["an SVG where photographs are asked for", Buffer.from("<svg/>"), { name: "a.svg", type: "image/png" }],
    ["a TIFF", Buffer.from("49492a0008000000", "hex"), { name: "a.tif", type: "image/tiff" }],
    ["nothing", Buffer.alloc(0), { name: "empty.png", type: "image/png" }],
  ])("has %s", async (_what, bytes, file) => {
    const answer = await post(title, ["images", bytes, file]);
    expect(answer).toEqual({
      status: 415,
      body: { code: "image_type_unsupported", params: { ...file, accepts: "JPEG, PNG, GIF, WEBP" } },
    });
  });

  it("has a truncated picture", async () => {
    const answer = await post(title, ["images", png.subarray(0, 12), { name: "half.png" }]);
    expect(answer).toEqual({ status: 400, body: { code: "image_broken", params: { name: "half.png" } } });
  });

  it("has a small file that claims 50 megapixels", async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(MB);
    const answer = await post(title, ["images", huge, { name: "huge.png" }]);
    expect(answer).toEqual({
      status: 400,
      body: { code: "image_too_many_pixels", params: { name: "huge.png", megapixels: 40 } },
    });
  });

  it.each(["photo", "__proto__", "constructor", "title"])("has a file in %s, where none is expected", async (part) => {
    expect(await post(title, [part, png, { name: "a.png" }])).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { [part]: "file_unexpected" } },
    });
  });

  it.each([
    ["JSON that is none", ["productData", "{"], { status: 400, body: { fields: { productData: "json_invalid" } } }],
    ["a text of 300 kB", ["title", "a".repeat(300_000)], { status: 413, body: { code: "body_too_large" } }],
    ["a field within a field", ["title[name]", "x"], { status: 400, body: { code: "body_invalid" } }],
    ["a name of 200 characters", ["a".repeat(200), "x"], { status: 413, body: { code: "body_too_large" } }],
  ] as [string, Part, object][])("has %s", async (_what, part, refusal) => {
    expect(await post(part)).toMatchObject(refusal);
  });

  it("has more fields than allowed", async () => {
    const answer = await post(...Array.from({ length: 51 }, (_, index): Part => [`field${index}`, "x"]));
    expect(answer).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  });

  it.each([
    ["without a boundary", "multipart/form-data", "x", 400, "body_invalid"],
    [
      "without an end",
      "multipart/form-data; boundary=b",
      "--b\r\nContent-Disposition: form-data; name=x",
      400,
      "body_invalid",
    ],
    ["of another kind", "text/plain", "x", 415, "media_type_unsupported"],
  ])("is %s", async (_what, type, body, status, code) => {
    const answer = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});

it("a form that arrives too slowly is cancelled with an error, and releases its slot", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const request = send(url, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 5 * MB },
  });
  const answered = new Promise<IncomingMessage>((resolve) => request.once("response", resolve));
  request.write('--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\na');
  // Its speed is looked at from then on.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(14_000);
  request.write("a");
  vi.advanceTimersByTime(2000);
  const answer = await answered;
  request.on("error", () => undefined);
  expect([answer.statusCode, await readJson(answer)]).toMatchObject([400, { code: "upload_too_slow" }]);
  request.destroy();
  expect((await post(title, picture())).status).toBe(200);
});

describe("a form whose sender has disconnected", () => {
  it("releases its slot", async () => {
    for (let times = 0; times < 5; times += 1) {
      const request = send(url, {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 5 * MB },
      });
      request.on("error", () => undefined);
      await new Promise<void>((resolve) => request.write("--b\r\n", () => resolve()));
      request.destroy();
    }
    expect((await post(title, picture())).status).toBe(200);
  });
});

describe("a form without an end", () => {
  const head = '--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n';

  interface Heard {
    status?: number;
    code: unknown;
    /** How many bytes had been sent when the answer arrived. */
    sent: number;
    request: ClientRequest;
  }

  /** Sends until the connection is closed. */
  function sendForEver(
    headers: Record<string, string | number>,
    onSent: (sent: number) => void = () => undefined,
  ): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const chunk = Buffer.alloc(64 * 1024);
      let sent = 0;
      let answered = false;
      const request = send(url, {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=b", ...headers },
      });
      request.on("error", reject);
      request.on("response", async (response: IncomingMessage) => {
        answered = true;
        const before = sent;
        const { code } = (await readJson(response)) as { code: unknown };
        request.off("error", reject).on("error", () => undefined);
        resolve({ status: response.statusCode, code, sent: before, request });
      });
      const more = () => {
        while (!answered) {
          sent += chunk.length;
          onSent(sent);
          if (!request.write(chunk)) {
            request.once("drain", more);
            return;
          }
        }
      };
      request.write(head);
      more();
    });
  }

  it("is answered before it is read when its Content-Length is too large", async () => {
    const { status, code, sent, request } = await sendForEver({ "Content-Length": 200 * MB });
    request.destroy();
    expect([status, code]).toEqual([413, "body_too_large"]);
    // Only what the connection's own buffers hold; nothing was read.
    expect(sent).toBeLessThan(20 * MB);
  });

  it("is answered at the limit when it has no Content-Length, without being stored", async () => {
    const before = bytesInUse();
    let most = 0;
    const { status, code, sent, request } = await sendForEver({}, (soFar) => {
      if (soFar % (8 * MB) === 0) most = Math.max(most, bytesInUse());
    });
    expect([status, code]).toEqual([413, "body_too_large"]);
    expect(sent).toBeGreaterThanOrEqual(BODY_MAX);
    expect(sent).toBeLessThan(BODY_MAX + 20 * MB);
    expect(most - before).toBeLessThan(20 * MB);
    request.destroy();
  });

  it("is answered also on a connection that closes after this answer", async () => {
    for (let times = 0; times < 10; times += 1) {
      const { status, request } = await sendForEver({ Connection: "close" });
      expect(status).toBe(413);
      request.destroy();
    }
  });

  it("is cut off when its sender does not stop", async () => {
    const { request } = await sendForEver({});
    const closed = new Promise((resolve) => request.once("close", resolve));
    const timer = setInterval(() => request.write("more"), 20);
    await closed;
    clearInterval(timer);
  });
});
