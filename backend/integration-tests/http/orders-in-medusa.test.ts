import { ORDER_PATHS } from "@zakh/orders/http/medusa-order-writes";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, productThat, signedInAdmin } from "./client";
import { encoded } from "./dashboard-client";
import { installedWrites } from "./medusa-writes";
import { inMedusa, inShop, plainProduct, Shopper, signedInDashboard } from "./orders-client";

/** Parts of Medusa's admin API that write, but not to orders; each of `reservations` is checked. */
const OTHER_PATHS = [
  "api-keys",
  "campaigns",
  "collections",
  "customer-groups",
  "customers",
  "fulfillment-sets",
  "index",
  "inventory-items",
  "invites",
  "layouts",
  "price-lists",
  "price-preferences",
  "product-categories",
  "product-options",
  "product-tags",
  "product-types",
  "products",
  "promotions",
  "property-labels",
  "rbac",
  "refund-reasons",
  "regions",
  "reservations",
  "return-reasons",
  "sales-channels",
  "search-indexes",
  "shipping-option-types",
  "shipping-options",
  "shipping-profiles",
  "stock-locations",
  "stores",
  "tax-rates",
  "tax-regions",
  "translations",
  "uploads",
  "users",
  "views",
];

let admin: Client;
let dashboard: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  dashboard = await signedInDashboard();
  shopper = await Shopper.register();
});

/** Every write of the installed Medusa's admin API, such as `POST /admin/orders/:id/cancel`. */
function adminWrites(): string[] {
  return installedWrites().filter((write) => write.includes(" /admin/"));
}

function rootOf(write: string): string {
  return write.split("/").slice(0, 3).join("/").replace(/^\w+ /, "");
}

async function newOrder() {
  const product = await plainProduct();
  const { id, totalAmount } = await shopper.place([{ productId: product.id, quantity: 2 }]);
  return { id, total: Number(totalAmount), own: await inMedusa(dashboard, id) };
}

async function paidOrder() {
  const { id, total } = await newOrder();
  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  const own = await inMedusa(dashboard, id);
  return { id, total, own, payment: own.payment_collections[0]?.payments[0]?.id ?? "" };
}

describe("the installed Medusa", () => {
  it("has only known writes to orders; review a new one before adding it here", () => {
    const counts: Record<string, number> = {};
    for (const write of adminWrites()) {
      if (ORDER_PATHS.includes(rootOf(write))) counts[rootOf(write)] = (counts[rootOf(write)] ?? 0) + 1;
    }
    expect(counts).toEqual({
      "/admin/claims": 19,
      "/admin/draft-orders": 19,
      "/admin/exchanges": 16,
      "/admin/fulfillments": 3,
      "/admin/order-changes": 1,
      "/admin/order-edits": 11,
      "/admin/orders": 14,
      "/admin/payment-collections": 4,
      "/admin/payments": 2,
      "/admin/returns": 20,
      "/admin/workflows-executions": 3,
    });
  });

  it("writes to orders nowhere else; review a new part before listing it here", () => {
    const roots = new Set(adminWrites().map(rootOf));
    expect([...roots].filter((root) => !ORDER_PATHS.includes(root)).sort()).toEqual(
      OTHER_PATHS.map((part) => `/admin/${part}`),
    );
  });
});

describe("a write to an order", () => {
  it("is refused, with a text that names the shop's own screen", async () => {
    const { id, own, payment } = await paidOrder();
    const refused = adminWrites().filter(
      (write) => ORDER_PATHS.includes(rootOf(write)) && write !== "POST /admin/orders/export",
    );
    const before = await inShop(admin, id);
    for (const write of refused) {
      const [method = "", path = ""] = write.split(" ");
      const named = path
        .replace("/admin/orders/:id", `/admin/orders/${own.id}`)
        .replace("/admin/payments/:id", `/admin/payments/${payment}`)
        .replace("/admin/payment-collections/:id", `/admin/payment-collections/${own.payment_collections[0]?.id}`)
        .replace(/:\w+/g, "none_1");
      const json = { order_id: own.id };
      for (const [language, screen] of [
        ["mn", "«Захиалга»"],
        ["en", "Orders"],
      ] as const) {
        const headers = { "accept-language": language };
        const { code, message } = await dashboard.refused(409, method, named, { json, headers });
        expect([code, message], write).toEqual(["order_write_refused", expect.stringContaining(screen)]);
      }
      await new Client(commerceUrl).refused(401, method, named, { json });
    }
    expect(await inShop(admin, id)).toEqual(before);
  });

  it("is refused in every spelling of its path", async () => {
    const { own } = await newOrder();
    for (const path of ["/admin/Orders/x/Archive", `/admin/orders/${own.id}/archive/`, "/admin/draft-orders/?a=1"]) {
      await dashboard.refused(409, "POST", path, { json: {} });
    }
  });

  it("is none where it only reads", async () => {
    const { own } = await newOrder();
    for (const path of [
      "/admin/orders",
      `/admin/orders/${own.id}`,
      `/admin/orders/${own.id}/preview`,
      `/admin/orders/${own.id}/changes`,
      "/admin/returns",
      "/admin/payments",
      "/admin/draft-orders",
    ]) {
      expect((await dashboard.get(path)).status, path).toBe(200);
    }
  });
});

describe("a reservation", () => {
  interface Reservation {
    id: string;
    line_item_id: string | null;
    inventory_item_id: string;
    location_id: string;
  }

  it("of an order is protected, and any other is left to Medusa", async () => {
    const product = await productThat(({ trackStock, stock }) => trackStock && stock >= 10);
    const { id } = await shopper.place([{ productId: product.id, quantity: product.minOrderQuantity }]);
    const lines = (await inMedusa(dashboard, id)).items.map((item) => (item as unknown as { id: string }).id);
    const { body } = await dashboard.get<{ reservations: Reservation[] }>(
      `/admin/reservations?line_item_id[]=${lines[0]}`,
    );
    const [own] = body.reservations;
    if (!own) throw new Error("Nothing is reserved for the order");
    const { location_id, inventory_item_id } = own;
    for (const [method, path, json] of [
      ["POST", `/admin/reservations/${own.id}`, { quantity: 0.1 }],
      ["DELETE", `/admin/reservations/${own.id}`, undefined],
      ["DELETE", `/admin/reservations/${encoded(own.id)}`, undefined],
      ["POST", "/admin/reservations", { line_item_id: lines[0], location_id, inventory_item_id, quantity: 1 }],
    ] as const) {
      expect((await dashboard.refused(409, method, path, { json })).code).toBe("order_write_refused");
    }

    const made = await dashboard.post<{ reservation: Reservation }>("/admin/reservations", {
      location_id,
      inventory_item_id,
      quantity: 1,
    });
    expect(made.status).toBe(200);
    expect((await dashboard.delete(`/admin/reservations/${made.body.reservation.id}`)).status).toBe(200);
  });
});
