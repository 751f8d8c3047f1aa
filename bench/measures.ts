import { setTimeout as pause } from "node:timers/promises";
import { type Bench, CONNECTIONS, type Row } from "./bench.ts";
import { call } from "./call.ts";
import { FLOWS } from "./flows.ts";
import type { gatherSupplies, Shop } from "./supplies.ts";

/** The headers of a phone's browser. */
export const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };

interface Run {
  bench: Bench;
  shop: Shop;
  supplies: Awaited<ReturnType<typeof gatherSupplies>>;
  report: (row: Row) => void;
}

/** Runs all measurements in the order of the table and reports each row when it is ready. */
export async function measureAll(run: Run) {
  await measureReads(run);
  await measurePages(run);
  await measureSessions(run);
  await measureSearches(run);
  await measureOrders(run);
}

async function measureReads({ bench, shop: { edgeUrl }, supplies: { plain, medusa }, report }: Run) {
  // As a flow, which waits for each answer and counts it, even if it takes long.
  const asking = { flow: "ask", people: CONNECTIONS, repetitions: bench.pace.native } as const;
  const list = await bench.flow("Medusa: GET /store/products, 12 with prices", { ...asking, supplies: medusa.list });
  const detail = await bench.flow("Medusa: GET /store/products/{id}", { ...asking, supplies: medusa.detail });
  report(list);
  report(detail);
  const reads: [string, Row?][] = [
    ["/api/products", list],
    [`/api/products/${plain.id}`, detail],
    ["/api/categories"],
    ["/api/navigation"],
    ["/api/settings/footer"],
    ["/api/service-categories"],
    ["/api/bank-accounts"],
    ["/api/search/index"],
    ["/api/search?q=uhriin%20mah"],
  ];
  for (const [path, beside] of reads) {
    const url = `${edgeUrl}${path}`;
    report(await bench.address(`GET ${path}`, { url, headers: BROWSER }, beside));
  }
  for (const path of ["/api/products", `/api/products/${plain.id}`]) report(await unchanged(bench, edgeUrl, path));
}

async function measurePages({ bench, shop: { edgeUrl }, supplies: { plain, serviceCategory }, report }: Run) {
  for (const path of ["/", `/products/${plain.id}`, `/service-category/${serviceCategory}`]) {
    report(await bench.address(`GET ${path}`, { url: `${edgeUrl}${path}`, headers: BROWSER }));
  }
  report(await unchanged(bench, edgeUrl, "/"));
}

/** A request of a client that has the current answer already. */
async function unchanged(bench: Bench, edgeUrl: string, path: string) {
  const url = `${edgeUrl}${path}`;
  const first = await fetch(url, { headers: BROWSER });
  await first.arrayBuffer();
  const headers = { ...BROWSER, "If-None-Match": first.headers.get("etag") ?? "" };
  return bench.address(`GET ${path}, 304`, { url, headers, status: 304 });
}

async function measureSessions({ bench, shop: { edgeUrl }, supplies: { people, password, adminCookie }, report }: Run) {
  const Cookie = people[0]?.cookie ?? "";
  report(await bench.address("GET /api/user", { url: `${edgeUrl}/api/user`, headers: { ...BROWSER, Cookie } }));
  const count = `${edgeUrl}/api/admin/pending-orders-count`;
  const headers = { ...BROWSER, Cookie: adminCookie };
  report(await bench.address("GET /api/admin/pending-orders-count", { url: count, headers }));
  const supplies = { url: edgeUrl, people, password };
  report(await bench.flow("Signing in, one person", { flow: "signIn", people: 1, supplies }));
}

/** An owner who types in a search field: the field asks after each pause of this length, in ms. */
const TYPING_PAUSE_MS = 300;

/**
 * An owner looks for somebody among all names, and a shopper reads before it and meanwhile, one thing after the other. With more load
 * on either side the row would tell how two processors are shared, and not whether a read waits for a search.
 */
export async function measureSearches({ bench, shop: { edgeUrl }, supplies: { adminCookie }, report }: Run) {
  const supplies = { url: edgeUrl, headers: { ...BROWSER, Cookie: adminCookie } };
  const shopper = { flow: "ask", people: 1, supplies: { url: `${edgeUrl}/api/products`, headers: {} } } as const;
  report(await bench.flow("GET /api/products, one shopper", shopper));
  report(await bench.flow("Searching the back office for a name", { flow: "searchNames", people: 1, supplies }));
  let isOver = false;
  const searching = (async () => {
    for (let search = 0; !isOver; search += 1) {
      await FLOWS.searchNames(supplies, search);
      await pause(TYPING_PAUSE_MS);
    }
  })();
  report(await bench.flow("GET /api/products, one shopper beside such searches", shopper));
  isOver = true;
  await searching;
}

async function measureOrders({ bench, shop: { edgeUrl }, supplies, report }: Run) {
  const { people, orderData, plain, counted, medusa } = supplies;
  const native = { flow: "medusaCheckout", supplies: medusa, repetitions: bench.pace.native } as const;
  const medusaAlone = await bench.flow("Medusa: checkout, one shopper", { ...native, people: 1 });
  const medusaFour = await bench.flow("Medusa: checkout, four shoppers", { ...native, people: 4 });
  report(medusaAlone);
  report(medusaFour);

  const order = { url: edgeUrl, people, orderData, productId: plain.id, quantity: 1 };
  const ours = { flow: "checkout", supplies: order } as const;
  report(await bench.flow("Placing an order, one shopper", { ...ours, people: 1, beside: medusaAlone }));
  report(await bench.flow("Placing an order, four shoppers", { ...ours, people: 4, beside: medusaFour }));

  const before = await stockOf(edgeUrl, counted.id);
  const quantity = counted.minOrderQuantity;
  const sameProduct = { ...order, productId: counted.id, quantity };
  const row = await bench.flow("Four shoppers, one product, stock tracked", {
    ...ours,
    supplies: sameProduct,
    people: 4,
    beside: medusaFour,
  });
  report(row);
  const sold = before - (await stockOf(edgeUrl, counted.id));
  if (Math.abs(sold - row.repetitions * quantity) > 0.001) {
    throw new Error(`${row.repetitions} orders of ${quantity} were placed, and the stock went down by ${sold}`);
  }
}

async function stockOf(edgeUrl: string, id: number) {
  const { body } = await call<{ stock: number }>("GET", `${edgeUrl}/api/products/${id}`);
  return body.stock;
}
