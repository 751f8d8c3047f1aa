import { residentMemory } from "../../bench/memory.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import { endlessForm, endlessJson, flood } from "./flood.ts";
import type { OwnShop } from "./own-shop.ts";
import { type ApiPaths, Shopper } from "./shopper.ts";

const MB = 1024 * 1024;
/** What is sent to each call, and what that may cost of a process's memory, in MB. */
const SIZE = 200;
const COST = 50;
/** Just below what a picture may have, so that as many as are taken are held at once. */
const PICTURE = 4.9 * MB;

/** A call that takes a body, and who may send one. */
type Taker = { name: string; method: string; path: string; cookie: string; part?: string };

/** Bodies of 200 MB, to every call that takes one, through the edge and past it: refused, and hardly any of it is held. */
export async function floods(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const takers = await everyTaker(shop, crowd);
  const { pids } = shop;
  for (const [way, base] of [
    ["through the edge", shop.url],
    ["at commerce itself", shop.commerceUrl],
  ] as const) {
    for (const [kind, part] of [
      ["forms", true],
      ["JSON", false],
    ] as const) {
      const some = takers.filter((taker) => Boolean(taker.part) === part);
      const { problems, cost, sent } = await floodAll(base, some, pids);
      findings.none(
        `${SIZE} MB of ${kind} to ${some.length} calls, ${way}`,
        "413 each",
        problems,
        `all 413, at most ${Math.round(sent / MB)} MB taken`,
      );
      findings.note(
        "  memory that one of them cost",
        `less than ${COST} MB`,
        `commerce ${cost.commerce} MB, edge ${cost.edge} MB`,
        cost.commerce < COST && cost.edge < COST,
      );
    }
  }
}

async function floodAll(base: string, takers: Taker[], pids: { commerce: number; edge: number }) {
  const problems = [];
  const cost = { commerce: 0, edge: 0 };
  let most = 0;
  for (const { name, method, path, cookie, part } of takers) {
    const type = part ? "multipart/form-data; boundary=b" : "application/json";
    const watching = watch(pids);
    const { status, sent } = await flood({
      url: `${base}${path}`,
      method,
      headers: { "Content-Type": type, ...(cookie && { Cookie: cookie }) },
      size: SIZE * MB,
      bytes: part ? endlessForm(part, PICTURE) : endlessJson,
    });
    const grown = watching.stop();
    cost.commerce = Math.max(cost.commerce, grown.commerce);
    cost.edge = Math.max(cost.edge, grown.edge);
    most = Math.max(most, sent);
    if (status !== 413) problems.push(`${name} answered ${status}`);
  }
  return { problems, cost, sent: most };
}

/** How much memory two processes take at the most from now on, beyond what they hold now, in MB. */
function watch(pids: { commerce: number; edge: number }) {
  const before = { commerce: residentMemory(pids.commerce), edge: residentMemory(pids.edge) };
  const grown = { commerce: 0, edge: 0 };
  const look = () => {
    for (const part of ["commerce", "edge"] as const) {
      grown[part] = Math.max(grown[part], Math.round(residentMemory(pids[part]) - before[part]));
    }
  };
  const timer = setInterval(look, 10);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return grown;
    },
  };
}

/** Every call of the shop's own description that takes a body, with the first part that takes files where it is a form. */
async function everyTaker(shop: OwnShop, crowd: Crowd): Promise<Taker[]> {
  const { body: description } = await new Shopper(shop.url).call("GET", "/api/openapi.json");
  const { owner, storeId } = await crowd.storeOwner();
  const cookies = {
    visitor: "",
    customer: owner.cookie,
    "store owner": owner.cookie,
    admin: (await crowd.admin()).cookie,
  };
  return Object.entries(description.paths as ApiPaths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const content = call.requestBody?.content;
      if (!content) return [];
      const role = call["x-role"] as keyof typeof cookies;
      const path = template.replace(/\{[^}]+\}/g, role === "store owner" ? String(storeId) : "1");
      const [part] = Object.keys(content["multipart/form-data"]?.encoding ?? {});
      const shared = { method: method.toUpperCase(), path, cookie: cookies[role] };
      return [{ ...shared, name: `${shared.method} ${template}`, part }];
    }),
  );
}
