import { randomUUID } from "node:crypto";
import { DEFAULT_UNIT, maximumQuantity, minimumQuantity } from "@zakh/catalog/contract";
import { seoulDay } from "@zakh/kit/contract";
import type { NavigationItem } from "@zakh/site-settings/contract";
import { newPayer, TestBank } from "./bank-files";
import { newPeriod, payoutAccount, preparedPayout, switchPayoutsOn } from "./book-fixtures";
import { deliveredOrder, madeClaim } from "./claim-fixtures";
import { type Client, productThat, registeredShopper } from "./client";
import { plainProduct, Shopper } from "./orders-client";
import { at, deleting, type Precondition, type Preconditions } from "./preconditions";
import { pushSubscription } from "./push-subscription";
import { newReview, reviewOfStore } from "./review-fixtures";
import { newOwner, storeForm } from "./store-fixtures";
import { handedOver, partToWork } from "./store-order-fixtures";
import { Customer, imported, importedLine, toldLayout } from "./test-bank";
import { newName } from "./test-products";
import type { Json } from "./unexpected-values";

async function made(client: Client, path: string, body: Json): Promise<number> {
  const answer = await client.post<{ id: number }>(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** A call that creates something, which is deleted at once. */
function making(client: Client, path: string, body: () => Json, more: Partial<Precondition> = {}): Precondition {
  return { ready: () => ({ client, path, body: body() }), taken: deleting(client, path), ...more };
}

/** A call that changes a thing of this test, which is deleted at the end. */
async function changing(
  client: Client,
  path: string,
  body: () => Json,
  more: Partial<Precondition> = {},
): Promise<Precondition> {
  const id = await made(client, path, body());
  return {
    ready: () => ({ client, path: `${path}/${id}`, body: body() }),
    finish: () => client.delete(`${path}/${id}`),
    ...more,
  };
}

/** A setting, which is restored at the end. */
async function setting(client: Client, name: string, more: Partial<Precondition> = {}): Promise<Precondition> {
  const path = `/api/settings/${name}`;
  const { body } = await client.get<Json>(path);
  return { ready: () => ({ client, path, body }), finish: () => client.put(path, body), ...more };
}

const product = (): Json => ({
  productData: {
    name: newName(),
    nameRu: "Говядина",
    nameEn: "Beef",
    description: "Тайлбар",
    descriptionRu: "Описание",
    descriptionEn: "Description",
    origin: "Австрали",
    originRu: "Австралия",
    originEn: "Australia",
    category: "Хонины мах",
    price: "15000",
    stock: 10,
    trackStock: true,
    isHidden: false,
    minOrderQuantity: "1",
    packSize: 1,
    priceDivisor: 1,
  },
});

const fieldText = (body: Json, field: string) => String(at(body, "productData", field) ?? "").trim();

/** A new product requires name and price, and a minimum that can be bought (spec §5). */
const newProduct: Partial<Precondition> = {
  fixed: ["productData.category"],
  fits: (body) => {
    const [minOrderQuantity, packSize] = [
      Number(fieldText(body, "minOrderQuantity")) || 1,
      Number(fieldText(body, "packSize")) || 1,
    ];
    const sale = { unit: DEFAULT_UNIT, minOrderQuantity, packSize };
    return (
      fieldText(body, "name") !== "" &&
      fieldText(body, "price") !== "" &&
      minimumQuantity(sale) <= maximumQuantity(sale)
    );
  },
};

/** Fields may be omitted but not emptied; two fields that depend on each other stay unchanged. */
const changedProduct: Partial<Precondition> = {
  fixed: ["productData.category", "productData.minOrderQuantity", "productData.packSize"],
  fits: (body) => {
    return ["name", "price"].every(
      (field) => at(body, "productData", field) === undefined || fieldText(body, field) !== "",
    );
  },
};

const category = (): Json => ({
  name: newName("Ангилал"),
  slug: `slug-${randomUUID()}`,
  description: "Тайлбар",
  imageUrl: "",
  order: 9999,
  isActive: false,
});

const bankAccount = (): Json => ({
  bankName: "Хаан банк",
  accountNumber: "5001 234 567",
  accountHolder: "Туршилт ХХК",
  description: "Тайлбар",
  isDefault: false,
  isActive: false,
});

const menuEntry = (): Json => ({ title: "Туршилт", url: "/contact", order: 9999, parentId: null, isActive: false });

const mealKit = (productId: number) => (): Json => ({
  name: "Туршилтын цуйван",
  description: "Тайлбар",
  imageUrl: "",
  price: "21900",
  cookingTime: 30,
  servings: 2,
  difficultyLevel: "easy",
  instructions: "Хийх заавар",
  isActive: false,
  components: [{ productId, quantity: 500, unit: "grams", isOptional: false }],
});

const serviceCategory = (): Json => ({
  name: "Туршилтын үйлчилгээ",
  slug: `slug-${randomUUID()}`,
  description: "Тайлбар",
  iconName: "Truck",
  isActive: false,
});

const store = (categoryId: number): Json => ({
  ...storeForm(categoryId),
  openingHours: { mon: { open: "09:00", close: "18:00" }, sun: null },
});

const legalTexts = (): Json => ({
  ko: "# 배송 방법\n\n택배로 배송하며, 배송비는 위에 표시되어 있습니다.",
  mn: "# Хүргэлт\n\n- Шуудангаар хүргэнэ",
  ru: "# Доставка",
  en: "# Delivery",
});

async function firstProduct(): Promise<number> {
  return (await productThat(() => true)).id;
}

/** A pasted alert message of a transfer that settles nothing, another one each time. */
const pastedAlert = (amount: number): Json => ({
  text: new TestBank().transfer({ payer: newPayer(), amount }).alert(0),
  password: "900101",
});

/** A waiting line with a new order of its sum. */
async function lineWithOrder(admin: Client) {
  const shopper = await Shopper.register();
  const { id, totalAmount } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }]);
  const line = await importedLine(admin, { payer: newPayer(), amount: Number(totalAmount) });
  return {
    client: admin,
    path: `/api/admin/statement-lines/${line.id}/settle`,
    body: { orderIds: [id], as: "paid" },
  };
}

/** A browser that is told of new orders, for a call that names it. */
async function toldBrowser(client: Client, path: string): Promise<Precondition> {
  const subscription = pushSubscription();
  const body = { endpoint: subscription.endpoint };
  const ready = async () => {
    await client.put("/api/admin/push", subscription);
    return { client, path, body };
  };
  return { fixed: ["endpoint"], ready, finish: () => client.post("/api/admin/push/end", body) };
}

/** Preconditions of admins' and store owners' calls. */
export const staffPreconditions: Preconditions = {
  "POST /api/admin/staff": ({ admin }) => {
    const body = () => ({ email: `staff-${randomUUID()}@example.com`, name: "Савлагч Болд", role: "packer" });
    return making(admin, "/api/admin/staff", body, { fixed: ["email"] });
  },
  "PUT /api/admin/staff/:id": async ({ admin }) => {
    const path = `/api/admin/staff/${(await registeredShopper()).user.id}`;
    return { ready: () => ({ client: admin, path, body: { role: "office" } }), finish: () => admin.delete(path) };
  },
  "PUT /api/admin/products/:id/trace-number": async ({ admin }) => {
    const id = await made(admin, "/api/products", product());
    const ready = () => ({
      client: admin,
      path: `/api/admin/products/${id}/trace-number`,
      body: { traceNumber: "002123456789" },
    });
    return { ready, finish: () => admin.delete(`/api/products/${id}`) };
  },
  "PUT /api/admin/push": ({ admin }) => {
    const body = pushSubscription();
    return {
      fixed: ["endpoint", "keys"],
      ready: () => ({ client: admin, path: "/api/admin/push", body }),
      finish: () => admin.post("/api/admin/push/end", { endpoint: body.endpoint }),
    };
  },
  "POST /api/admin/push/end": ({ admin }) => toldBrowser(admin, "/api/admin/push/end"),
  "POST /api/admin/push/test": ({ admin }) => toldBrowser(admin, "/api/admin/push/test"),
  "POST /api/products": ({ admin }) => making(admin, "/api/products", product, newProduct),
  "PUT /api/products/:id": ({ admin }) => changing(admin, "/api/products", product, changedProduct),
  "POST /api/stores/:id/products": ({ owner }) =>
    making(owner.client, `/api/stores/${owner.store.id}/products`, product, newProduct),
  "PUT /api/stores/:id/products/:productId": ({ owner }) =>
    changing(owner.client, `/api/stores/${owner.store.id}/products`, product, changedProduct),
  "PUT /api/stores/:id/products/order": async ({ owner }) => {
    const path = `/api/stores/${owner.store.id}/products`;
    const id = await made(owner.client, path, product());
    return {
      fixed: ["ids"],
      ready: () => ({ client: owner.client, path: `${path}/order`, body: { ids: [id] } }),
      finish: () => owner.client.delete(`${path}/${id}`),
    };
  },
  "POST /api/admin/products/prices": async ({ admin }) => {
    const id = await made(admin, "/api/products", product());
    return {
      fixed: ["prices"],
      ready: async () => {
        const from = Number(at((await admin.get<Json>(`/api/products/${id}`)).body, "price"));
        const prices = [{ id, from, to: from + 100 }];
        return { client: admin, path: "/api/admin/products/prices", body: { prices } };
      },
      finish: () => admin.delete(`/api/products/${id}`),
    };
  },
  "PUT /api/admin/products/order": async ({ admin }) => {
    const id = await made(admin, "/api/products", product());
    return {
      fixed: ["ids", "featured"],
      ready: () => ({ client: admin, path: "/api/admin/products/order", body: { ids: [id], featured: [id] } }),
      finish: () => admin.delete(`/api/products/${id}`),
    };
  },
  "POST /api/categories": ({ admin }) => making(admin, "/api/categories", category, { fixed: ["slug"] }),
  "PUT /api/categories/:id": ({ admin }) => changing(admin, "/api/categories", category, { fixed: ["slug"] }),
  "POST /api/admin/service-categories": ({ admin }) =>
    making(admin, "/api/admin/service-categories", serviceCategory, { fixed: ["slug"] }),
  "PUT /api/admin/service-categories/:id": ({ admin }) =>
    changing(admin, "/api/admin/service-categories", serviceCategory, { fixed: ["slug"] }),
  "POST /api/stores": ({ owner }) => ({
    fixed: ["categoryId"],
    ready: async () => ({
      client: (await registeredShopper()).client,
      path: "/api/stores",
      body: store(owner.store.categoryId),
    }),
  }),
  "PUT /api/stores/:id": async ({ owner }) => {
    const { client, store: own } = await newOwner(owner.store.categoryId);
    return {
      fixed: ["categoryId"],
      ready: () => ({ client, path: `/api/stores/${own.id}`, body: store(own.categoryId) }),
    };
  },
  "PATCH /api/admin/stores/:id": async ({ admin, owner }) => {
    const { store: own } = await newOwner(owner.store.categoryId);
    const path = `/api/admin/stores/${own.id}`;
    return {
      ready: () => ({ client: admin, path, body: { isVerified: true, isActive: true, reason: "Шалтгаан" } }),
      finish: () => admin.patch(path, { isVerified: false, reason: "Туршилт" }),
    };
  },
  "POST /api/bank-accounts": ({ admin }) => making(admin, "/api/bank-accounts", bankAccount, { fixed: ["isDefault"] }),
  "PUT /api/bank-accounts/:id": ({ admin }) =>
    changing(admin, "/api/bank-accounts", bankAccount, { fixed: ["isDefault"] }),
  "POST /api/admin/bank-statements": ({ admin }) => ({
    fixed: ["text"],
    ready: () => ({ client: admin, path: "/api/admin/bank-statements", body: pastedAlert(1000) }),
  }),
  "POST /api/admin/bank-statements/:id/undo": ({ admin }) => ({
    ready: async () => {
      const order = await (await Customer.register()).order();
      const { id } = await imported(admin, new TestBank().transfer({ payer: order.code, amount: order.total }));
      return { client: admin, path: `/api/admin/bank-statements/${id}/undo`, body: { after: 0 } };
    },
  }),
  "PUT /api/admin/bank-statements/:id/columns": ({ admin }) => ({
    fixed: ["columns"],
    ready: async () => {
      const { statement, columns } = await toldLayout(admin);
      return { client: admin, path: `/api/admin/bank-statements/${statement}/columns`, body: { columns } };
    },
  }),
  "PUT /api/admin/statement-layouts/:id": ({ admin }) => ({
    fixed: ["columns"],
    ready: async () => {
      const { id, columns } = await toldLayout(admin);
      return { client: admin, path: `/api/admin/statement-layouts/${id}`, body: { columns } };
    },
  }),
  "POST /api/admin/statement-lines/:id/settle": ({ admin }) => ({
    fixed: ["orderIds", "as"],
    ready: () => lineWithOrder(admin),
  }),
  "POST /api/navigation": ({ admin }) => making(admin, "/api/navigation", menuEntry, { fixed: ["parentId"] }),
  "PUT /api/navigation/:id": ({ admin }) => changing(admin, "/api/navigation", menuEntry, { fixed: ["parentId"] }),
  "POST /api/navigation/order": async ({ admin }) => {
    const { body: menu } = await admin.get<NavigationItem[]>("/api/navigation");
    const ids = menu.map(({ id }) => id);
    return {
      fixed: ["itemIds"],
      ready: () => {
        ids.push(ids.shift() ?? 0);
        return { client: admin, path: "/api/navigation/order", body: { itemIds: [...ids] } };
      },
      finish: () => Promise.all(menu.map(({ id, order }) => admin.put(`/api/navigation/${id}`, { order }))),
    };
  },
  "PUT /api/settings/payouts": ({ admin }) =>
    // Tests of payouts need them on, and what is delivered to be payable.
    setting(admin, "payouts", { fixed: ["enabled", "days"] }),
  "POST /api/admin/store-books/:id/entries": ({ admin, owner }) => ({
    fixed: ["kind", "orderId"],
    ready: () => ({
      client: admin,
      path: `/api/admin/store-books/${owner.store.id}/entries`,
      body: { kind: "correction", amount: -1000, reason: "Сав баглаа", orderId: null },
    }),
  }),
  "PUT /api/admin/store-books/:id/commission": ({ admin, owner }) => ({
    ready: () => ({ client: admin, path: `/api/admin/store-books/${owner.store.id}/commission`, body: { rate: 1000 } }),
  }),
  "POST /api/stores/:id/orders/:orderId/steps": ({ admin, owner }) => ({
    fixed: ["step", "from", "parcel.courier"],
    ready: async () => {
      const { path } = await partToWork(admin, owner);
      return { client: owner.client, path: `${path}/steps`, body: { ...handedOver(), from: "new" } };
    },
  }),
  "PUT /api/stores/:id/orders/:orderId/undeliverable": ({ admin, owner }) => ({
    fixed: ["itemId"],
    ready: async () => {
      const { path, order } = await partToWork(admin, owner);
      const body = { itemId: order.items[0]?.id ?? 0, isUndeliverable: true };
      return { client: owner.client, path: `${path}/undeliverable`, body };
    },
  }),
  "POST /api/stores/:id/orders/:orderId/notes": ({ admin, owner }) => ({
    ready: async () => {
      const { path } = await partToWork(admin, owner);
      return { client: owner.client, path: `${path}/notes`, body: { text: "Хайрцаг дууслаа" } };
    },
  }),
  "POST /api/admin/orders/:id/stores/:storeId/notes": ({ admin, owner }) => ({
    ready: async () => {
      const { order } = await partToWork(admin, owner);
      const path = `/api/admin/orders/${order.id}/stores/${owner.store.id}/notes`;
      return { client: admin, path, body: { text: "Бид авчирч өгнө" } };
    },
  }),
  "PUT /api/stores/:id/reviews/:reviewId/answer": async ({ admin, owner }) => {
    const { id } = await reviewOfStore(admin, owner);
    return {
      ready: () => ({
        client: owner.client,
        path: `/api/stores/${owner.store.id}/reviews/${id}/answer`,
        body: { answer: "Баярлалаа" },
      }),
    };
  },
  "PUT /api/stores/:id/books/account": ({ owner }) => ({
    ready: () => ({
      client: owner.client,
      path: `/api/stores/${owner.store.id}/books/account`,
      body: payoutAccount(),
    }),
  }),
  "POST /api/admin/payouts": async ({ admin }) => {
    await switchPayoutsOn(admin);
    return {
      fixed: ["period"],
      ready: () => ({ client: admin, path: "/api/admin/payouts", body: { period: newPeriod() } }),
    };
  },
  "POST /api/admin/payouts/paid": async ({ admin, owner }) => {
    const store = await newOwner(owner.store.categoryId);
    const { id } = await preparedPayout(admin, store);
    return {
      fixed: ["ids"],
      ready: () => ({ client: admin, path: "/api/admin/payouts/paid", body: { ids: [id], paid: true } }),
    };
  },
  "PUT /api/settings/business": ({ admin }) => setting(admin, "business"),
  "PUT /api/settings/site-name": ({ admin }) => setting(admin, "site-name"),
  "PUT /api/settings/shipping-fee": ({ admin }) => setting(admin, "shipping-fee"),
  "PUT /api/settings/transfer-discount": ({ admin }) => setting(admin, "transfer-discount"),
  "PUT /api/settings/postcode-search": ({ admin }) => setting(admin, "postcode-search"),
  "PUT /api/settings/payment-deadline": ({ admin }) => setting(admin, "payment-deadline"),
  "PUT /api/settings/text-messages": ({ admin }) =>
    // Nothing may be sent by a made-up account.
    setting(admin, "text-messages", { fixed: ["enabled"] }),
  "PUT /api/settings/order-alerts": ({ admin }) => setting(admin, "order-alerts"),
  "PUT /api/settings/pay-on-pickup": ({ admin }) => setting(admin, "pay-on-pickup"),
  "PUT /api/settings/couriers": ({ admin }) =>
    // Its couriers are those of the orders that other tests send; `couriers.test.ts` varies their links and columns.
    setting(admin, "couriers", { fixed: ["usual", "couriers"] }),
  "PUT /api/settings/free-delivery": ({ admin }) => setting(admin, "free-delivery"),
  "PUT /api/settings/delivery-days": ({ admin }) => setting(admin, "delivery-days"),
  "PUT /api/settings/islands": ({ admin }) => setting(admin, "islands", { fixed: ["islands"] }),
  "PUT /api/settings/closed-days": ({ admin }) =>
    // A closed shop would refuse the orders of other tests; `closed-days.test.ts` varies its periods.
    setting(admin, "closed-days", { fixed: ["periods"] }),
  "PUT /api/settings/hero": ({ admin }) => setting(admin, "hero"),
  "PUT /api/settings/logo": ({ admin }) =>
    setting(admin, "logo", { fits: (body) => String(at(body, "logoUrl") ?? "").trim() !== "" }),
  "PUT /api/settings/footer": ({ admin }) => setting(admin, "footer"),
  "PUT /api/site-content/:key": ({ admin }) => {
    const path = `/api/site-content/test-${randomUUID()}`;
    const body = { title: "Гарчиг", content: "Агуулга", imageUrl: "", active: false };
    return { ready: () => ({ client: admin, path, body }), finish: () => admin.delete(path) };
  },
  // Of the page about delivery, to which nobody agrees.
  "PUT /api/admin/legal/:kind": ({ admin }) => ({
    ready: () => ({ client: admin, path: "/api/admin/legal/delivery", body: { texts: legalTexts() } }),
  }),
  "POST /api/admin/legal/:kind/versions": ({ admin }) => ({
    fixed: ["validFrom", "confirmed", "texts.ko"],
    ready: () => ({
      client: admin,
      path: "/api/admin/legal/delivery/versions",
      body: { texts: legalTexts(), validFrom: seoulDay(new Date()), confirmed: true },
    }),
  }),
  "PATCH /api/admin/claims/:id": async ({ admin }) => {
    const product = await plainProduct();
    return {
      fixed: ["outcome", "amount"],
      ready: async () => {
        const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 1 }]);
        const path = `/api/admin/claims/${await madeClaim(shopper.client, order)}`;
        return { client: admin, path, body: { outcome: "credit", amount: 1000, answer: "Уучлаарай" } };
      },
    };
  },
  "PATCH /api/admin/reviews/:id": async ({ admin }) => {
    const { id, finish } = await newReview(admin);
    const body = { status: "visible", reason: "Шалтгаан", answer: "Баярлалаа" };
    return { ready: () => ({ client: admin, path: `/api/admin/reviews/${id}`, body }), finish };
  },
  "POST /api/admin/recalls": ({ admin }) => ({
    // A lot that nobody has: nobody is written to.
    fixed: ["traceNumber"],
    ready: () => ({
      client: admin,
      path: "/api/admin/recalls",
      body: { traceNumber: "002199999999", reasons: { mn: "Шалтгаан", ru: "Причина", en: "Reason", ko: "사유" } },
    }),
  }),
  "POST /api/admin/meal-kits": async ({ admin }) =>
    making(admin, "/api/admin/meal-kits", mealKit(await firstProduct()), { fixed: ["components.0.productId"] }),
  "PUT /api/admin/meal-kits/:id": async ({ admin }) =>
    changing(admin, "/api/admin/meal-kits", mealKit(await firstProduct()), { fixed: ["components.0.productId"] }),
};
