import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

interface StoredObject {
  bytes: Buffer;
  type: string;
  cacheControl: string;
  modifiedAt: Date;
}

export const S3_KEY = "AKIDEXAMPLE";

/** A fake S3 with the commands that the store uses: objects in the bucket `shop`, and lists in pages of two. */
export class SmallS3 {
  readonly objects = new Map<string, StoredObject>();

  readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(500).end());
  });

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${S3_KEY}/`)) {
      return refuse(response, 403, "AccessDenied");
    }
    const [, bucket, ...rest] = decodeURIComponent(pathname).split("/");
    if (bucket !== "shop") return refuse(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    if (searchParams.get("list-type") === "2") return this.list(searchParams, response);
    if (request.method === "PUT") {
      const { "content-type": type = "", "cache-control": cacheControl = "" } = request.headers;
      const source = decodeURIComponent(String(request.headers["x-amz-copy-source"] ?? ""));
      const copied = this.objects.get(source.replace(/^shop\//, ""));
      const bytes = copied?.bytes ?? (await buffer(request));
      this.objects.set(key, { bytes, type, cacheControl, modifiedAt: new Date() });
      if (copied) {
        response.writeHead(200, { "Content-Type": "application/xml" });
        response.end("<CopyObjectResult><ETag>x</ETag></CopyObjectResult>");
        return;
      }
      response.writeHead(200, { ETag: '"x"' }).end();
      return;
    }
    if (request.method === "DELETE") {
      this.objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const stored = this.objects.get(key);
    if (!stored) return refuse(response, 404, "NoSuchKey");
    response
      .writeHead(200, {
        "Content-Length": stored.bytes.length,
        "Content-Type": stored.type,
        "Last-Modified": stored.modifiedAt.toUTCString(),
      })
      .end(request.method === "HEAD" ? undefined : stored.bytes);
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const from = Number(query.get("continuation-token") ?? 0);
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).sort();
    const contents = keys
      .slice(from, from + 2)
      .map((key) => `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.bytes.length}</Size></Contents>`);
    const more = from + 2 < keys.length;
    response
      .writeHead(200, { "Content-Type": "application/xml" })
      .end(
        `<ListBucketResult>${contents.join("")}<IsTruncated>${more}</IsTruncated>${
          more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ""
        }</ListBucketResult>`,
      );
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}
