import { connect } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { type Client, commerceUrl } from "./client";
import { signedInDashboard } from "./orders-client";

let dashboard: Client;

beforeAll(async () => {
  dashboard = await signedInDashboard();
});

/** Sends a write ten times on one connection without waiting for answers, and leaves when the first has come. */
function sendPipelined(path: string): Promise<void> {
  const { hostname, port, host } = new URL(commerceUrl);
  const body = JSON.stringify({ metadata: { a: 1 } });
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: connect.sid=${dashboard.cookie("connect.sid")}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head.join("\r\n")}\r\n\r\n${body}`.repeat(10)),
    );
    socket.once("data", () => socket.destroy());
    socket.once("close", () => resolve()).once("error", reject);
  });
}

it.each(["products", "product-categories"])(
  "%s can be written in Medusa's dashboard after a client has pipelined writes and left",
  async (list) => {
    const { body } = await dashboard.get<Record<string, { id: string }[]>>(`/admin/${list}?limit=1`);
    const path = `/admin/${list}/${Object.values(body).find(Array.isArray)?.[0]?.id}`;
    await sendPipelined(path);
    expect((await dashboard.post(path, { metadata: { a: 2 } })).status).toBe(200);
  },
);
