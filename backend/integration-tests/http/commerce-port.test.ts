import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { commerceUrl } from "./client";

const { port } = new URL(commerceUrl);

/** Whether the commerce port is open on this address of the machine. */
function isOpen(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), timeout: 5000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

/** Sends a call with this `Host` header. */
function callFor(path: string, host: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${commerceUrl}${path}`, { headers: { host, "accept-language": "en" } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode, body }));
    });
    call.on("error", reject).end();
  });
}

describe("the commerce port", () => {
  it("is open on 127.0.0.1 and on no other address of the machine", async () => {
    expect(await isOpen("127.0.0.1")).toBe(true);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address }) => address !== "127.0.0.1")
      .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address));
    for (const address of ["127.0.0.2", ...others]) expect(await isOpen(address), address).toBe(false);
  });

  it("refuses Medusa's own calls under host names of strangers", async () => {
    for (const path of ["/metrics", "/auth/user/emailpass", "/auth/user/providers", "/cloud/auth"]) {
      const { status, body } = await callFor(path, `rebound.example.com:${port}`);
      expect(status, path).toBe(421);
      expect(JSON.parse(body)).toMatchObject({
        code: "host_unknown",
        message: expect.stringContaining("COMMERCE_URL"),
      });
    }
  });

  it("answers them under IP addresses, local names, and the shop's own name", async () => {
    const own = new URL(process.env.PUBLIC_URL ?? "").hostname;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "commerce", "10.1.2.3", "office.localhost", own]) {
      expect((await callFor("/metrics", `${host}:${port}`)).status, host).toBe(200);
    }
  });

  it("answers the shop's own calls under any name, because the edge forwards the client's", async () => {
    expect((await callFor("/api/products?limit=1", "shop.example.com")).status).toBe(200);
  });
});
