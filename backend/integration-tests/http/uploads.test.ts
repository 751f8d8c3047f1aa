import { type IncomingMessage, request as send } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { imageSources } from "@zakh/kit/contract";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, commerceUrl, edgeUrl, signedInAdmin } from "./client";

const MB = 1024 * 1024;

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

function form(part: string, bytes: Buffer, name: string, type = "image/png"): FormData {
  const data = new FormData();
  data.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  return data;
}

async function uploaded(
  bytes: Buffer,
  name: string,
  type?: string,
): Promise<{ id: number; url: string; type: string }> {
  const { status, body } = await admin.send<{ id: number; url: string; type: string }>("POST", "/api/media/upload", {
    form: form("file", bytes, name, type),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

describe("an uploaded picture", () => {
  it("is stored as WebP with copies, under a generated name, and the same one twice is one file", async () => {
    const bytes = await plain("#2f5d7c");
    const first = await uploaded(bytes, "../../etc/passwd.php");
    const second = await uploaded(bytes, "another.png");
    expect(first.url).toMatch(/^\/static\/img\/[0-9a-f]{16}_[0-9a-f]{6}_700x400\.webp$/);
    expect(second.url).toBe(first.url);
    const copies = (imageSources(first.url).srcSet ?? "").split(", ").map((copy) => copy.split(" "));
    expect(copies.map(([, width]) => width)).toEqual(["160w", "320w", "640w", "700w"]);
    for (const [path, width = ""] of copies) {
      const answer = await fetch(`${edgeUrl}${path}`);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const kept = await sharp(await answer.arrayBuffer()).metadata();
      expect([kept.format, kept.width]).toEqual(["webp", Number.parseInt(width, 10)]);
    }
    for (const { id } of [first, second]) await admin.delete(`/api/media/${id}?confirm=true`);
  });

  it("is accepted whatever its type, size and name, and a truncated or corrupted one is 4xx", async () => {
    const picture = fc.record({
      format: fc.constantFrom("jpeg" as const, "png" as const, "webp" as const, "gif" as const),
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
      name: fc.oneof(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
        fc.constantFrom("../../x.png", "x.php", "зураг 1.JPG", "..\\..\\x", "<b>.png", "constructor", "🥩"),
      ),
      harm: fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) }),
    });
    await fc.assert(
      fc.asyncProperty(picture, async ({ format, width, height, name, harm }) => {
        const whole = sharp({ create: { width, height, channels: 3, background: "#7a1420" } });
        const bytes = await whole.toFormat(format).toBuffer();
        const { id, url } = await uploaded(bytes, name);
        expect(url).toMatch(new RegExp(`^/static/img/[0-9a-f]{16}_[0-9a-f]{6}_${width}x${height}\\.webp$`));
        await admin.delete(`/api/media/${id}?confirm=true`);

        const harmed = Buffer.from(bytes).fill(harm.byte, Math.floor(harm.from * bytes.length));
        const answer = await admin.send<{ id?: number; code?: string }>("POST", "/api/media/upload", {
          form: form("file", harmed, name),
        });
        // A format may end before its file does, so corruption there does no harm.
        expect([201, 400, 415]).toContain(answer.status);
        if (answer.body.id) await admin.delete(`/api/media/${answer.body.id}?confirm=true`);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it("is the first frame of an animation", async () => {
    const frames = await Promise.all(["#ff0000", "#0000ff"].map(plain));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { id, url } = await uploaded(gif, "a.gif", "image/gif");
    const kept = sharp(await (await fetch(`${edgeUrl}${url}`)).arrayBuffer());
    expect((await kept.metadata()).pages ?? 1).toBe(1);
    const { dominant } = await kept.stats();
    expect([dominant.r > 200, dominant.b > 200]).toEqual([true, false]);
    await admin.delete(`/api/media/${id}?confirm=true`);
  });

  it("supports revalidation and HEAD", async () => {
    const { id, url } = await uploaded(await plain("#7a1420"), "a.png");
    const head = await fetch(`${edgeUrl}${url}`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const again = await fetch(`${edgeUrl}${url}`, {
      headers: { "If-None-Match": head.headers.get("etag") ?? "", "Cache-Control": "max-age=0" },
    });
    expect(again.status).toBe(304);
    await admin.delete(`/api/media/${id}?confirm=true`);
  });
});

describe("an uploaded logo", () => {
  it("runs nothing, wherever it is shown", async () => {
    const before = await admin.get<{ logoUrl: string }>("/api/settings/logo");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script>
      <a href="https://evil.example"><rect width="200" height="60" fill="#7a1420"/></a></svg>`;
    const { status, body } = await admin.send<{ logoUrl: string }>("PUT", "/api/settings/logo", {
      form: form("logo", Buffer.from(svg), "logo.svg", "image/svg+xml"),
    });
    await admin.put("/api/settings/logo", { logoUrl: before.body.logoUrl });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.logoUrl).toMatch(/^\/static\/img\/[0-9a-f]{16}\.svg$/);
    const answer = await fetch(`${edgeUrl}${body.logoUrl}`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    const kept = await answer.text();
    expect(kept).toContain('fill="#7a1420"');
    expect(kept).not.toMatch(/script|alert|evil|<a/);
  });
});

describe("an upload that is refused", () => {
  it.each([
    ["of 6 MB", () => Buffer.alloc(6 * MB, "\x89PNG"), 413, "image_too_large", "большой.png (6 МБ)"],
    ["that is a text", () => Buffer.from("hello"), 415, "image_type_unsupported", "большой.png (image/png)"],
    [
      "that an iPhone took",
      () => Buffer.from("\0\0\0\x18ftypheic", "latin1"),
      415,
      "image_heic",
      "Наиболее совместимый",
    ],
    ["of 6 MB that an iPhone took", () => Buffer.alloc(6 * MB, "\0\0\0\x18ftypmif1"), 415, "image_heic", "большой.png"],
    ["that is cut off", () => Buffer.from("89504e470d0a1a0a0000", "hex"), 400, "image_broken", "большой.png"],
  ])("is one %s, by its name, in the language of who sent it", async (_what, bytes, status, code, text) => {
    const answer = await admin.send<{ code: string; message: string }>("POST", "/api/media/upload", {
      form: form("file", bytes(), "большой.png"),
      headers: { "Accept-Language": "ru" },
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toContain(text);
  });

  it("has too many pixels", async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    const { code } = await admin.refused(400, "POST", "/api/media/upload", { form: form("file", huge, "huge.png") });
    expect(code).toBe("image_too_many_pixels");
  });

  it("stores none of the files when one is bad", async () => {
    const count = async () => (await admin.get<unknown[]>("/api/media")).body.length;
    const before = await count();
    const data = form("file", await plain("#123456"), "good.png");
    data.append("file", new Blob(["<script>"], { type: "image/png" }), "bad.png");
    expect((await admin.refused(415, "POST", "/api/media/upload", { form: data })).code).toBe("image_type_unsupported");
    expect(await count()).toBe(before);
  });

  it.each([
    ["by an admin, through the edge", edgeUrl, true, 413],
    ["by an admin", commerceUrl, true, 413],
    ["by a visitor, through the edge", edgeUrl, false, 401],
  ])("does not end, sent %s", async (_who, base, signedIn, expected) => {
    const { hostname, port } = new URL(base);
    const chunk = Buffer.alloc(64 * 1024);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    let sent = 0;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send({
        hostname,
        port,
        path: "/api/media/upload",
        method: "POST",
        headers: {
          "Content-Type": "multipart/form-data; boundary=b",
          ...(signedIn && { Cookie: `zakh.sid=${admin.cookie("zakh.sid")}` }),
        },
      });
      let answered = false;
      request.on("error", (error) => (answered ? undefined : reject(error)));
      request.on("response", (response) => {
        answered = true;
        resolve(response);
      });
      const more = () => {
        while (!answered && sent < 200 * MB) {
          sent += chunk.length;
          if (!request.write(chunk)) {
            request.once("drain", more);
            return;
          }
        }
      };
      request.write(head);
      more();
    });
    const { code } = (await readJson(answer)) as { code: string };
    answer.socket.destroy();
    expect([answer.statusCode, code]).toEqual([expected, expected === 413 ? "body_too_large" : "admin_required"]);
    // The buffers between both, and of each connection, add some megabytes.
    expect(sent).toBeLessThan(100 * MB);
  });
});
