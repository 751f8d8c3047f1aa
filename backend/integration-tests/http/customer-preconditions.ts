import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { seoulDay } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { CurrentLegal } from "@zakh/legal/contract";
import { lineId, type Order } from "@zakh/orders/contract";
import { deliveredOrder } from "./claim-fixtures";
import { Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, registeredShopper } from "./client";
import { mailsTo } from "./mailbox";
import { plainProduct, SHIPPING_FEE, Shopper } from "./orders-client";
import { at, deleting, type Preconditions } from "./preconditions";
import { pushSubscription } from "./push-subscription";
import { newReview, receiver } from "./review-fixtures";
import { newTrackingNumber, paidOrderOf } from "./test-courier";
import { TestProducts } from "./test-products";

/** Bypasses the edge, so that each request may have its own address. */
const visitor = () => new Client(commerceUrl);

const NAMES = ["Болд", "김철수", "a.b-c_9", "אברהם"] as const;
let turn = 0;
/** Returns the values in rotation. */
function next<T>(values: readonly [T, ...T[]]): T {
  turn += 1;
  return values[turn % values.length] ?? values[0];
}

async function resetToken(email: string): Promise<string> {
  await visitor().post("/api/password-reset", { email });
  const [mail] = await mailsTo(email, 1);
  return /\/password-reset\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function emailChangeToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email, 1);
  return /\/confirm-email\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Quantities in kg that are valid for a product by the kilogram. */
const KILOGRAMS = [1, 1.5, 2, 7.9, 99] as const;

async function oneLine(product: Product) {
  return { productId: product.id, quantity: next(KILOGRAMS) };
}

/** A paid order with a fee that is 1,000 won higher, or the offer of it, and its owner's client. */
async function raisedOrder(admin: Client, agreed: { agreedByPhone: boolean }) {
  const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }], client);
  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  const change = { shippingFee: SHIPPING_FEE + 1000, ...agreed };
  const { body } = await admin.post<Order>(`/api/admin/orders/${id}/changes`, change);
  return { id, client, offer: body.offer?.id };
}

async function paidOrder(admin: Client): Promise<number> {
  return paidOrderOf(admin, await Shopper.register());
}

/** An order of which money is to be returned. */
async function cancelledPaid(admin: Client) {
  const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
  for (const status of ["processing", "cancelled"]) await admin.patch(`/api/orders/${id}/status`, { status });
  return { id, client: shopper.client };
}

const REFUND_ACCOUNT = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "BAT BOLORMAA" };

const ADDRESS = {
  ...{ label: "Гэр", recipientName: "Болд Бат", phone: "010-1234-5678", deliveryNote: "", isDefault: true },
  ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동", doorCode: "#1234" },
};

/** Preconditions of customers' calls: accounts, orders, carts. */
export const customerPreconditions: Preconditions = {
  "POST /api/user/consents": async ({ admin }) => {
    const current = async () => (await admin.get<CurrentLegal>("/api/legal")).body.privacy?.id;
    if (!(await current())) {
      const texts = { ko: "# 개인정보\n\n쇼핑몰은 이용자의 개인정보를 보호합니다." };
      const version = { texts, validFrom: seoulDay(new Date()), confirmed: true };
      await admin.post("/api/admin/legal/privacy/versions", version);
    }
    const { client } = await registeredShopper();
    return {
      fixed: ["terms", "privacy"],
      ready: async () => ({ client, path: "/api/user/consents", body: { privacy: (await current()) ?? 0 } }),
    };
  },
  "POST /api/page-failures": () => ({
    ready: () => ({
      client: new Client(commerceUrl, undefined, fromElsewhere()),
      path: "/api/page-failures",
      body: { page: "/checkout", message: "x is not a function", stack: "TypeError\n    at y.js:1:2" },
    }),
  }),
  "POST /api/reviews": async ({ admin }) => {
    const products = new TestProducts(admin);
    const product = await products.add();
    return {
      fixed: ["productId"],
      ready: async () => ({
        client: (await receiver(admin, product)).client,
        path: "/api/reviews",
        body: { productId: product.id, rating: 5, text: "Маш шинэ" },
      }),
      finish: () => products.clear(),
    };
  },
  "POST /api/orders/:id/claims": async ({ admin }) => {
    const product = await plainProduct();
    return {
      fixed: ["itemIds"],
      ready: async () => {
        const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 1 }]);
        const body = { kind: "damaged", itemIds: order.items.map(({ id }) => id), text: "Уут нь урагдсан" };
        const client = shopper.client.at(commerceUrl, fromElsewhere());
        return { client, path: `/api/orders/${order.id}/claims`, body };
      },
    };
  },
  "PUT /api/reviews/:id": async ({ admin }) => {
    const { id, client, finish } = await newReview(admin);
    const body = { rating: 4, text: "Маш шинэ", keptUrls: [] };
    return { ready: () => ({ client, path: `/api/reviews/${id}`, body }), finish };
  },
  "PATCH /api/user": async () => {
    const { client } = await registeredShopper();
    return { ready: () => ({ client, path: "/api/user", body: { name: "Болд Бат", phone: "010-1234-5678" } }) };
  },
  "POST /api/user/password": async () => {
    const { client } = await registeredShopper();
    let currentPassword: string = PASSWORD;
    return {
      fixed: ["currentPassword"],
      ready: () => ({ client, path: "/api/user/password", body: { currentPassword, password: "дараагийн-нууц-үг" } }),
      taken: async (_answer, sent) => {
        currentPassword = String(at(sent, "password"));
      },
    };
  },
  "POST /api/user/email": () => ({
    fixed: ["email", "currentPassword"],
    ready: async () => {
      const { client } = await registeredShopper();
      const body = { email: `new-${randomUUID()}@example.com`, currentPassword: PASSWORD };
      return { client, path: "/api/user/email", body };
    },
  }),
  "POST /api/user/email/confirm": () => ({
    fixed: ["token"],
    ready: async () => {
      const { client } = await registeredShopper();
      const email = `new-${randomUUID()}@example.com`;
      await client.post("/api/user/email", { email, currentPassword: PASSWORD });
      return { client: visitor(), path: "/api/user/email/confirm", body: { token: await emailChangeToken(email) } };
    },
  }),
  "POST /api/user/close": () => ({
    fixed: ["currentPassword"],
    ready: async () => {
      const { client } = await registeredShopper();
      return { client, path: "/api/user/close", body: { currentPassword: PASSWORD } };
    },
  }),
  "PUT /api/user/push": async () => {
    const { client } = await registeredShopper();
    const body = pushSubscription();
    return { fixed: ["endpoint", "keys"], ready: () => ({ client, path: "/api/user/push", body }) };
  },
  "POST /api/user/push/end": async () => {
    const { client } = await registeredShopper();
    const subscription = pushSubscription();
    const ready = async () => {
      await client.put("/api/user/push", subscription);
      return { client, path: "/api/user/push/end", body: { endpoint: subscription.endpoint } };
    };
    return { fixed: ["endpoint"], ready };
  },
  "POST /api/user/addresses": () => ({
    // An account has twenty at most.
    ready: async () => ({
      client: (await registeredShopper()).client,
      path: "/api/user/addresses",
      body: ADDRESS,
    }),
  }),
  "PUT /api/user/addresses/:id": async () => {
    const { client } = await registeredShopper();
    const { body } = await client.post<{ id: number }>("/api/user/addresses", ADDRESS);
    return { ready: () => ({ client, path: `/api/user/addresses/${body.id}`, body: ADDRESS }) };
  },
  "POST /api/login": async () => {
    const { user } = await registeredShopper();
    return {
      fixed: ["username", "password"],
      ready: () => ({
        client: visitor(),
        path: "/api/login",
        body: { username: next([user.username, user.email, ` ${user.email.toUpperCase()} `]), password: PASSWORD },
      }),
    };
  },
  "POST /api/admin/login": () => ({
    fixed: ["username", "password"],
    ready: () => {
      const { ADMIN_USERNAME = "", ADMIN_EMAIL = "", ADMIN_PASSWORD: password = "" } = process.env;
      return {
        client: visitor(),
        path: "/api/admin/login",
        body: { username: next([ADMIN_USERNAME, ADMIN_EMAIL]), password },
      };
    },
  }),
  "POST /api/register": () => ({
    fixed: ["username", "email"],
    ready: () => {
      // Without its repetition, which would have to match the varied password.
      const { confirmPassword: _, ...body } = newShopper();
      const username = `${next(NAMES)}-${randomUUID().slice(0, 12)}`;
      return { client: visitor(), path: "/api/register", body: { ...body, username } };
    },
  }),
  "PATCH /api/admin/users/:id": async ({ admin }) => {
    const { user } = await registeredShopper();
    const path = `/api/admin/users/${user.id}`;
    return {
      ready: () => ({ client: admin, path, body: { isAdmin: true } }),
      finish: () => admin.patch(path, { isAdmin: false }),
    };
  },
  // Each address may ask five times only, so each is used once.
  "POST /api/password-reset": () => ({
    fixed: ["email"],
    ready: () => {
      const email = `${next(["bat", "o'neil+zakh", "UPPER.Case", "9"])}${randomUUID()}@Mail.example.com`;
      return { client: visitor(), path: "/api/password-reset", body: { email } };
    },
  }),
  "POST /api/password-reset/confirm": () => ({
    fixed: ["token"],
    ready: async () => {
      const { user } = await registeredShopper();
      const body = { token: await resetToken(user.email), password: "шинэ-нууц-үг" };
      return { client: visitor(), path: "/api/password-reset/confirm", body };
    },
  }),
  "POST /api/orders": async () => {
    const product = await plainProduct();
    const { orderData } = await (await Shopper.register()).order([]);
    return {
      fixed: ["orderData.paymentMethod", "orderData.selectedBankAccount", "orderData.useCredit", "cartItems"],
      // Orders to other emails are limited per account and per address.
      ready: async () => ({
        client: (await Shopper.register()).client.at(commerceUrl, fromElsewhere()),
        path: "/api/orders",
        body: { orderData, cartItems: [await oneLine(product)] },
      }),
    };
  },
  "POST /api/admin/orders": async ({ admin }) => {
    const product = await plainProduct();
    const { orderData } = await (await Shopper.register()).order([]);
    return {
      // The email of a customer must be nobody's yet, and exactly one of customer and `userId` is sent.
      fixed: ["customer.email", "userId", "orderData.paymentMethod", "orderData.selectedBankAccount", "cartItems"],
      ready: async () => ({
        client: admin,
        path: "/api/admin/orders",
        body: {
          customer: { name: next(NAMES), phone: "010-1234-5678", email: `caller-${randomUUID()}@example.com` },
          orderData,
          cartItems: [await oneLine(product)],
        },
      }),
    };
  },
  "PATCH /api/orders/:id/status": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const path = `/api/orders/${id}/status`;
    return { fixed: ["from"], ready: () => ({ client: admin, path, body: { status: "processing" } }) };
  },
  "POST /api/admin/orders/statuses": ({ admin }) => ({
    fixed: ["ids", "from"],
    ready: async () => {
      const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
      const client = shopper.client.at(commerceUrl, fromElsewhere());
      const { id } = await shopper.place([{ productId: product.id, quantity: 1 }], client);
      return { client: admin, path: "/api/admin/orders/statuses", body: { ids: [id], status: "processing" } };
    },
  }),
  "POST /api/admin/orders/displaced": ({ admin }) => ({
    fixed: ["ids"],
    ready: async () => ({
      client: admin,
      path: "/api/admin/orders/displaced",
      body: { ids: [await paidOrder(admin)] },
    }),
  }),
  "POST /api/admin/orders/:id/returned": async ({ admin }) => {
    const { id } = await cancelledPaid(admin);
    return {
      fixed: ["amount"],
      ready: () => ({ client: admin, path: `/api/admin/orders/${id}/returned`, body: { amount: 1 } }),
    };
  },
  "PUT /api/admin/orders/:id/trace-numbers": async ({ admin }) => {
    const id = await paidOrder(admin);
    const body = { id: lineId(id, 1), traceNumbers: ["002123456789"], from: [] };
    return { fixed: ["id"], ready: () => ({ client: admin, path: `/api/admin/orders/${id}/trace-numbers`, body }) };
  },
  "PUT /api/admin/orders/:id/packed": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const body = { lines: [{ id: lineId(id, 1), packedQuantity: 0.95 }] };
    return { fixed: ["lines"], ready: () => ({ client: admin, path: `/api/admin/orders/${id}/packed`, body }) };
  },
  "PUT /api/admin/orders/:id/sent": async ({ admin }) => {
    const body = { courier: "cj", trackingNumber: newTrackingNumber() };
    const path = `/api/admin/orders/${await paidOrder(admin)}/sent`;
    // A number is on one parcel only.
    const finish = () => admin.delete(path);
    return { fixed: ["courier"], ready: () => ({ client: admin, path, body }), finish };
  },
  "PUT /api/admin/orders/:id/boxes": async ({ admin }) => {
    const path = `/api/admin/orders/${await paidOrder(admin)}/boxes`;
    return { ready: () => ({ client: admin, path, body: { boxes: 2 } }) };
  },
  "POST /api/admin/orders/sent/read": ({ admin }) => ({
    fixed: ["text"],
    ready: () => ({ client: admin, path: "/api/admin/orders/sent/read", body: { text: "1023 1234-5678-9012" } }),
  }),
  "POST /api/admin/orders/sent": ({ admin }) => ({
    // A number stays on its parcel, and no other may have it: the call for one parcel tries all of them.
    fixed: ["courier", "parcels"],
    ready: async () => {
      const parcels = [{ id: await paidOrder(admin), trackingNumber: newTrackingNumber() }];
      return { client: admin, path: "/api/admin/orders/sent", body: { courier: "cj", parcels, preview: false } };
    },
  }),
  "POST /api/admin/orders/:id/changes": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const body = { customerAddress: "Пусан хот, Хэүндэ 7", note: "Утасдах", shippingFee: 3000, agreedByPhone: true };
    const fixed = ["lines", "discount", "totalAmount"];
    return { fixed, ready: () => ({ client: admin, path: `/api/admin/orders/${id}/changes`, body }) };
  },
  "POST /api/admin/orders/:id/received": async ({ admin }) => {
    const ready = async () => {
      const { id } = await raisedOrder(admin, { agreedByPhone: true });
      return { client: admin, path: `/api/admin/orders/${id}/received`, body: { amount: 1000 } };
    };
    return { fixed: ["amount"], ready };
  },
  "POST /api/orders/:id/offer": async ({ admin }) => {
    const ready = async () => {
      const { id, client, offer } = await raisedOrder(admin, { agreedByPhone: false });
      return { client, path: `/api/orders/${id}/offer`, body: { offer: offer ?? 0, agrees: true } };
    };
    return { fixed: ["offer"], ready };
  },
  "POST /api/admin/orders/:id/corrections": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    await admin.patch(`/api/orders/${id}/status`, { status: "completed" });
    const body = { amount: 1, reason: "Яс ихтэй" };
    return { fixed: ["amount"], ready: () => ({ client: admin, path: `/api/admin/orders/${id}/corrections`, body }) };
  },
  "POST /api/admin/users/:id/credit": async ({ admin }) => {
    const { user } = await Shopper.register();
    const body = { amount: 1000, reason: "Бэлэг" };
    return { fixed: ["amount"], ready: () => ({ client: admin, path: `/api/admin/users/${user.id}/credit`, body }) };
  },
  "POST /api/admin/users/:id/merges": async ({ admin }) => {
    const { user } = await Shopper.register();
    return {
      fixed: ["from"],
      ready: async () => {
        const { user: goes } = await Shopper.register();
        return { client: admin, path: `/api/admin/users/${user.id}/merges`, body: { from: goes.id, preview: false } };
      },
    };
  },
  "POST /api/admin/customers/:id/notes": async ({ admin }) => {
    const { user } = await Shopper.register();
    return { ready: () => ({ client: admin, path: `/api/admin/customers/${user.id}/notes`, body: { text: "Найз" } }) };
  },
  "POST /api/admin/orders/:id/notes": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    return { ready: () => ({ client: admin, path: `/api/admin/orders/${id}/notes`, body: { text: "Утсаар" } }) };
  },
  "PUT /api/orders/:id/refund-account": async ({ admin }) => {
    const { id, client } = await cancelledPaid(admin);
    return { ready: () => ({ client, path: `/api/orders/${id}/refund-account`, body: REFUND_ACCOUNT }) };
  },
  "PUT /api/orders/:id/address": async () => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const path = `/api/orders/${id}/address`;
    return { ready: () => ({ client: shopper.client, path, body: { customerAddress: "Чонжү хот, Хындог 12-3" } }) };
  },
  "PUT /api/admin/orders/:id/refund-account": async ({ admin }) => {
    const { id } = await cancelledPaid(admin);
    const path = `/api/admin/orders/${id}/refund-account`;
    return { ready: () => ({ client: admin, path, body: REFUND_ACCOUNT }) };
  },
  "PUT /api/admin/orders/:id/payment-deadline": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const paymentDeadline = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    return {
      ready: () => ({ client: admin, path: `/api/admin/orders/${id}/payment-deadline`, body: { paymentDeadline } }),
    };
  },
  "PUT /api/admin/orders/:id/cash-receipt": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const cashReceipt = { kind: "phone", number: "010-1234-5678" };
    return { ready: () => ({ client: admin, path: `/api/admin/orders/${id}/cash-receipt`, body: { cashReceipt } }) };
  },
  "POST /api/admin/orders/:id/cash-receipt/issued": async ({ admin }) => {
    const [shopper, product] = await Promise.all([Shopper.register(), plainProduct()]);
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const path = `/api/admin/orders/${id}/cash-receipt/issued`;
    return {
      ready: () => ({ client: admin, path, body: { issuedNumber: "123456789" } }),
      taken: () => admin.delete(path),
    };
  },
  "PUT /api/cart": async () => {
    const [{ client }, product] = await Promise.all([registeredShopper(), plainProduct()]);
    return {
      fixed: ["items.0"],
      ready: async () => ({ client, path: "/api/cart", body: { items: [await oneLine(product)] } }),
    };
  },
  "POST /api/user/standing-baskets": async () => {
    const [{ client }, product] = await Promise.all([registeredShopper(), plainProduct()]);
    return {
      fixed: ["lines.0.productId", "nextOn"],
      ready: () => ({ client, path: STANDING_BASKETS, body: standingBasketOf(product) }),
      taken: deleting(client, STANDING_BASKETS),
    };
  },
  "PUT /api/user/standing-baskets/:id": async () => {
    const [{ client }, product] = await Promise.all([registeredShopper(), plainProduct()]);
    const { body } = await client.post<{ id: number }>(STANDING_BASKETS, standingBasketOf(product));
    return {
      fixed: ["lines.0.productId", "nextOn"],
      ready: () => ({ client, path: `${STANDING_BASKETS}/${body.id}`, body: standingBasketOf(product) }),
    };
  },
  "POST /api/standing-baskets/stop": async () => {
    const [{ client }, product] = await Promise.all([registeredShopper(), plainProduct()]);
    return {
      fixed: ["key"],
      ready: async () => {
        const { body } = await client.post<{ id: number }>(STANDING_BASKETS, standingBasketOf(product));
        const { rows } = await shopPool().query("SELECT stop_key FROM standing_basket WHERE number = $1", [body.id]);
        return { client: visitor(), path: "/api/standing-baskets/stop", body: { key: rows[0].stop_key, as: "paused" } };
      },
      taken: async () => {
        const { body } = await client.get<{ id: number }[]>(STANDING_BASKETS);
        await Promise.all(body.map(({ id }) => client.delete(`${STANDING_BASKETS}/${id}`)));
      },
    };
  },
};

const STANDING_BASKETS = "/api/user/standing-baskets";

const standingBasketOf = ({ id }: Product) => ({
  name: "Долоо хоног",
  lines: [{ productId: id, quantity: 1.5 }],
  everyWeeks: 2,
  nextOn: "2099-01-02",
  isPaused: false,
});
