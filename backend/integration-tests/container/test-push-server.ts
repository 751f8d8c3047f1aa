import { createDecipheriv, createECDH, type ECDH, generateKeyPairSync, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { PushMessage } from "@zakh/accounts/contract";

const TLS = new URL("../../../scripts/lib/database/fixtures/database-tls/", import.meta.url);

/** A new key by which a push service knows the shop. */
export function newVapidKey(): string {
  const { d = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  return d;
}

/** A browser that is told: what it subscribes with, and how it reads what comes (RFC 8291). */
export class TestBrowser {
  private readonly curve: ECDH = createECDH("prime256v1");
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.curve.generateKeys();
  }

  get keys() {
    return { p256dh: this.curve.getPublicKey("base64url"), auth: this.auth.toString("base64url") };
  }

  /** Throws when the message was encrypted for another browser. */
  read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", this.curve.computeSecret(sender), this.auth, info, 32));
    const key = hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12);
    const cipher = createDecipheriv("aes-128-gcm", Buffer.from(key), Buffer.from(nonce));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

interface Received {
  path: string;
  authorization: string;
  ttl: string;
  body: Buffer;
}

/** A push service in this process. `status` is what it answers; null is nothing at all, for ever. */
export class TestPushServer {
  status: number | null = 201;
  readonly received: Received[] = [];
  /** Its certificate is nobody's. */
  readonly agent = new Agent({ rejectUnauthorized: false });
  private readonly server: Server;

  constructor() {
    const tls = { key: readFileSync(new URL("server.key", TLS)), cert: readFileSync(new URL("server.pem", TLS)) };
    this.server = createServer(tls, (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { authorization = "", ttl = "" } = request.headers;
        this.received.push({
          path: request.url ?? "",
          authorization,
          ttl: String(ttl),
          body: Buffer.concat(parts),
        });
        if (this.status !== null) response.writeHead(this.status).end();
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get host(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
