import { randomUUID } from "node:crypto";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { lineTotal, type Product } from "@zakh/catalog/contract";
import { type PlacedOrder, placedOrder } from "@zakh/checkout/contract";
import { type Order, order, transferCode } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, productThat, signedInAdmin } from "./client";
import { exactly, inMedusa, plainProduct, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { TestProducts } from "./test-products";

let shopper: Shopper;
let beef: Product;
let half: Product;

beforeAll(async () => {
  shopper = await Shopper.register();
  beef = await plainProduct();
  half = await productThat(({ minOrderQuantity, trackStock }) => minOrderQuantity === 0.5 && !trackStock);
});

describe("placing an order", () => {
  it("prices decimal kilograms exactly and adds the shipping fee", async () => {
    const placed = exactly(placedOrder, await shopper.place([{ productId: half.id, quantity: 1.5 }]));
    const subtotal = lineTotal(half.price, 1.5, half.priceDivisor);
    expect(placed).toEqual({
      id: placed.id,
      totalAmount: String(subtotal + SHIPPING_FEE),
      transferDiscount: 0,
      creditUsed: 0,
      transferCode: transferCode(placed.id),
    });
    const { body } = await shopper.client.get(`/api/orders/${placed.id}`);
    const { body: account } = await shopper.client.get<BankAccount>("/api/bank-accounts/default");
    expect(exactly(order, body)).toEqual({
      id: placed.id,
      userId: shopper.user.id,
      customerName: shopper.user.name,
      customerEmail: shopper.user.email,
      customerPhone: "010-1234-5678",
      customerAddress: "Чонжу хот, Санданг дүүрэг 12",
      address: null,
      paymentMethod: "bank_transfer",
      isPickedUp: false,
      selectedBankAccount: {
        id: account.id,
        bankName: account.bankName,
        accountNumber: account.accountNumber,
        accountHolder: account.accountHolder,
      },
      transferAccountHolder: "BOLD BAT",
      transferCode: transferCode(placed.id),
      paymentDetails: {},
      totalAmount: String(subtotal + SHIPPING_FEE),
      subtotal,
      shippingFee: SHIPPING_FEE,
      transferDiscount: 0,
      discount: 0,
      discountReason: "",
      deliveryNote: "",
      note: "",
      offer: null,
      weightReduction: 0,
      correction: 0,
      givenBack: 0,
      weightRefund: "auto",
      creditUsed: 0,
      creditGiven: 0,
      placedCredit: 0,
      paymentDeadline: expect.stringMatching(/Z$/),
      leavesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      arrivesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      remindedAt: null,
      transferReportedAt: null,
      status: "pending",
      boxes: 1,
      sentAt: null,
      courier: "",
      courierName: "",
      trackingNumber: "",
      trackingLink: null,
      received: 0,
      due: subtotal + SHIPPING_FEE,
      toReturn: 0,
      toTransfer: 0,
      returned: 0,
      money: [],
      cashReceipt: null,
      refundAccount: null,
      createdAt: expect.stringMatching(/Z$/),
      items: [
        {
          id: expect.any(Number),
          orderId: placed.id,
          productId: half.id,
          quantity: 1.5,
          unit: "kg",
          packedQuantity: null,
          traceNumbers: [],
          seller: null,
          weightReduction: 0,
          price: half.price,
          priceDivisor: half.priceDivisor,
          lineTotal: subtotal,
          product: {
            name: half.name,
            nameRu: half.nameRu,
            nameEn: half.nameEn,
            imageUrl: half.imageUrl,
            category: half.category,
            categoryRu: half.categoryRu,
            categoryEn: half.categoryEn,
            origin: half.origin,
            originRu: half.originRu,
            originEn: half.originEn,
          },
        },
      ],
    });
  });

  it("prices by the quarter where the product does", async () => {
    const quarter = await productThat(({ priceDivisor }) => priceDivisor === 4);
    const placed = await shopper.place([{ productId: quarter.id, quantity: 3 }]);
    expect(placed.totalAmount).toBe(String(lineTotal(quarter.price, 3, 4) + SHIPPING_FEE));
  });

  it("merges two lines of the same product", async () => {
    const { id } = await shopper.place([
      { productId: half.id, quantity: 0.5 },
      { productId: half.id, quantity: 0.7 },
    ]);
    const { body } = await shopper.client.get<Order>(`/api/orders/${id}`);
    expect(body.items).toMatchObject([{ productId: half.id, quantity: 1.2 }]);
  });

  it("ignores fields that only the server may set", async () => {
    const yesterday = "2020-01-01T00:00:00.000Z";
    const body = {
      id: 1,
      status: "completed",
      userId: 1,
      createdAt: yesterday,
      orderData: {
        ...(await shopper.order([])).orderData,
        id: 1,
        status: "completed",
        userId: 1,
        createdAt: yesterday,
        subtotal: 1,
        shippingFee: 0,
        idempotencyKey: "theirs",
      },
      cartItems: [
        {
          productId: beef.id,
          quantity: 2,
          id: 1,
          orderId: 1,
          price: "1",
          priceDivisor: 100,
          lineTotal: 1,
          name: "Free",
          imageUrl: "javascript:alert(1)",
        },
      ],
    };
    const { status, body: placed } = await shopper.client.post<PlacedOrder>("/api/orders", body);
    expect(status).toBe(201);
    const { body: kept } = await shopper.client.get<Order>(`/api/orders/${placed.id}`);
    const subtotal = lineTotal(beef.price, 2, beef.priceDivisor);
    expect(kept).toMatchObject({
      status: "pending",
      userId: shopper.user.id,
      subtotal,
      shippingFee: SHIPPING_FEE,
      totalAmount: String(subtotal + SHIPPING_FEE),
      items: [
        {
          orderId: placed.id,
          price: beef.price,
          priceDivisor: beef.priceDivisor,
          lineTotal: subtotal,
          product: { name: beef.name, imageUrl: beef.imageUrl },
        },
      ],
    });
    expect(kept.id).toBeGreaterThan(1);
    expect(Date.parse(kept.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("stores markup as text", async () => {
    const name = '<script>alert("x")</script> 👨‍👩‍👧 Бат';
    const { id } = (
      await shopper.client.post<PlacedOrder>(
        "/api/orders",
        await shopper.order([{ productId: beef.id, quantity: 1 }], { customerName: name }),
      )
    ).body;
    expect((await shopper.client.get<Order>(`/api/orders/${id}`)).body.customerName).toBe(name);
  });

  it("creates Medusa's own order, with an awaited payment", async () => {
    const placed = await shopper.place([{ productId: half.id, quantity: 1.5 }]);
    const own = await inMedusa(await signedInDashboard(), placed.id);
    expect(own).toMatchObject({
      total: Number(placed.totalAmount),
      payment_status: "awaiting",
      items: [{ quantity: 1.5, title: half.name }],
      payment_collections: [{ amount: Number(placed.totalAmount) }],
    });
  });

  it("accepts at most a hundred lines", async () => {
    const many = Array.from({ length: 101 }, () => ({ productId: beef.id, quantity: 0.5 }));
    const body = await shopper.client.refused(400, "POST", "/api/orders", { json: await shopper.order(many) });
    expect(body.fields?.cartItems).toMatchObject({ code: "cart_too_long", message: expect.stringContaining("100") });
  });
});

describe("an order that is refused", () => {
  it("comes from a visitor, or from an admin only", async () => {
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }]);
    expect((await new Client().refused(401, "POST", "/api/orders", { json })).code).toBe("login_required");
    expect((await (await signedInAdmin()).refused(401, "POST", "/api/orders", { json })).code).toBe("login_required");
  });

  it("has invalid fields, with the texts of the specification", async () => {
    const body = await shopper.client.refused(400, "POST", "/api/orders", {
      json: {
        orderData: {
          customerName: "Б",
          customerEmail: "x",
          customerPhone: "010-1234-567",
          customerAddress: "1234",
          paymentMethod: "card",
          selectedBankAccount: "",
          transferAccountHolder: "x",
        },
        cartItems: [],
      },
    });
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([path, { message }]) => [path, message]))).toEqual(
      {
        "orderData.customerName": "Нэр хамгийн багадаа 2 тэмдэгт байх ёстой",
        "orderData.customerEmail": "Имэйл хаягаа зөв оруулна уу",
        "orderData.customerPhone": "Утасны дугаар 010-0000-0000 хэлбэртэй байх ёстой",
        "orderData.customerAddress": "Хүргэлтийн хаяг хамгийн багадаа 5 тэмдэгт байх ёстой",
        "orderData.paymentMethod": "Төлбөрийн хэлбэрээ сонгоно уу",
        "orderData.selectedBankAccount": "Банкаа сонгоно уу",
        "orderData.transferAccountHolder": "Шилжүүлсэн хүний нэр хамгийн багадаа 2 тэмдэгт байх ёстой",
        cartItems: "Сагс хоосон байна",
      },
    );
  });

  it("has quantities outside the sale rule; nothing is written", async () => {
    const pack = await productThat(({ packSize }) => packSize === 4);
    const before = (await shopper.client.get<Order[]>("/api/user/orders")).body.length;
    for (const [productId, quantity, code] of [
      [beef.id, 0.5, "quantity_below_minimum"],
      [beef.id, 99.1, "quantity_above_maximum"],
      [beef.id, 1.25, "quantity_invalid"],
      [pack.id, 6, "quantity_not_in_packs"],
    ] as const) {
      const json = await shopper.order([{ productId, quantity }]);
      expect((await shopper.client.refused(400, "POST", "/api/orders", { json })).code).toBe(code);
    }
    for (const quantity of [-1, 0, 1e9, "2", null]) {
      const json = await shopper.order([{ productId: beef.id, quantity }]);
      const { fields } = await shopper.client.refused(400, "POST", "/api/orders", { json });
      expect(fields?.["cartItems.0.quantity"]?.code).toBe("quantity_invalid");
    }
    expect((await shopper.client.get<Order[]>("/api/user/orders")).body).toHaveLength(before);
  });

  it("refers to a missing product or bank account", async () => {
    const gone = await shopper.order([{ productId: 999_999, quantity: 1 }]);
    expect((await shopper.client.refused(409, "POST", "/api/orders", { json: gone })).code).toBe("product_unavailable");
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }], { selectedBankAccount: "999999" });
    const body = await shopper.client.refused(409, "POST", "/api/orders", { json });
    expect(body.code).toBe("bank_account_unavailable");
  });

  it("has another total than the shop's, which the answer contains", async () => {
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }], { totalAmount: "1" });
    const body = await shopper.client.refused(409, "POST", "/api/orders", { json });
    const total = String(lineTotal(beef.price, 1, beef.priceDivisor) + SHIPPING_FEE);
    expect(body).toMatchObject({ code: "order_total_changed", totalAmount: total, shippingFee: String(SHIPPING_FEE) });
    const confirmed = await shopper.order([{ productId: beef.id, quantity: 1 }], { totalAmount: total });
    expect((await shopper.client.post("/api/orders", confirmed)).status).toBe(201);
  });

  it("is invalid JSON, or has another content type", async () => {
    const headers = { "content-type": "text/plain" };
    await shopper.client.refused(415, "POST", "/api/orders", { json: "{}", headers });
    await shopper.client.refused(400, "POST", "/api/orders", { json: "{" });
  });
});

describe("an idempotency key", () => {
  const keyed = (key: string) => ({ "idempotency-key": key });

  it("makes one order of twenty concurrent tries, and requires the same body", async () => {
    const key = randomUUID();
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }]);
    const before = (await shopper.client.get<Order[]>("/api/user/orders")).body.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shopper.client.post<PlacedOrder>("/api/orders", json, keyed(key))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await shopper.client.get<Order[]>("/api/user/orders")).body).toHaveLength(before + 1);
    const other = await shopper.order([{ productId: beef.id, quantity: 2 }]);
    const body = await shopper.client.refused(422, "POST", "/api/orders", { json: other, headers: keyed(key) });
    expect(body.code).toBe("idempotency_key_reused");
  });

  it("gets the first answer also when the price has changed and the goods are gone", async () => {
    const testProducts = new TestProducts(await signedInAdmin());
    try {
      const { id, price } = await testProducts.add({ trackStock: true, stock: 1 });
      const totalAmount = String(price + SHIPPING_FEE);
      const json = await shopper.order([{ productId: id, quantity: 1 }], { totalAmount });
      const headers = keyed(randomUUID());
      const { body: first } = await shopper.client.post<PlacedOrder>("/api/orders", json, headers);
      expect(first.totalAmount).toBe(totalAmount);
      await testProducts.change(id, { price: price + 1000 });
      const { status, body } = await shopper.client.post("/api/orders", json, headers);
      expect({ status, body }).toEqual({ status: 201, body: first });
      await shopper.client.refused(409, "POST", "/api/orders", { json, headers: keyed(randomUUID()) });
    } finally {
      await testProducts.clear();
    }
  });

  it("is separate for each account", async () => {
    const key = randomUUID();
    const other = await Shopper.register();
    const ids = await Promise.all(
      [shopper, other].map(async (each) => {
        const json = await each.order([{ productId: beef.id, quantity: 1 }]);
        return (await each.client.post<PlacedOrder>("/api/orders", json, keyed(key))).body.id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it("may be used again after the first try was refused", async () => {
    const key = randomUUID();
    const wrong = await shopper.order([{ productId: beef.id, quantity: 1 }], { totalAmount: "1" });
    await shopper.client.refused(409, "POST", "/api/orders", { json: wrong, headers: keyed(key) });
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }]);
    expect((await shopper.client.post("/api/orders", json, keyed(key))).status).toBe(201);
  });

  it("has at most 255 characters", async () => {
    const json = await shopper.order([{ productId: beef.id, quantity: 1 }]);
    expect((await shopper.client.post("/api/orders", json, keyed("k".repeat(255)))).status).toBe(201);
    const body = await shopper.client.refused(400, "POST", "/api/orders", { json, headers: keyed("k".repeat(256)) });
    expect(body.code).toBe("idempotency_key_too_long");
  });
});
