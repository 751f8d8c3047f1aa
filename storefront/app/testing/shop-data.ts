import type { User } from "@zakh/accounts/contract";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import { NO_FACTS, type Product, productTexts } from "@zakh/catalog/contract";
import type { Cart } from "@zakh/checkout/contract";
import type { Delivery } from "@zakh/delivery/contract";
import { textsOf } from "@zakh/kit/contract";
import type { CurrentLegal } from "@zakh/legal/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import type { Order, OrderItem, PaymentMethod } from "@zakh/orders/contract";
import type { OwnBooks } from "@zakh/settlements/contract";

/** The shopper of most tests. */
export const SARAA: User = {
  id: 1,
  username: "saraa",
  email: "saraa@example.com",
  name: "Сараа Дорж",
  phone: "010-9876-5432",
  isAdmin: false,
  createdAt: "2026-01-01T00:00:00.000Z",
};

/** An order of hers; the highest number is the newest. */
export function orderOf(id: number, changes: Partial<Order> = {}): Order {
  return {
    id,
    userId: SARAA.id,
    customerName: SARAA.name,
    customerEmail: SARAA.email,
    customerPhone: SARAA.phone,
    address: null,
    customerAddress: "Чонжү хот, Хындог дүүрэг 12-3",
    paymentMethod: BANK_TRANSFER.code,
    isPickedUp: false,
    selectedBankAccount: null,
    transferAccountHolder: "SARAA DORJ",
    transferCode: "7K4M2",
    paymentDetails: {},
    totalAmount: "26500",
    subtotal: 22500,
    shippingFee: 4000,
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
    placedCredit: 0,
    creditGiven: 0,
    paymentDeadline: null,
    leavesOn: null,
    arrivesOn: null,
    remindedAt: null,
    transferReportedAt: null,
    status: "completed",
    boxes: 1,
    sentAt: null,
    courier: "",
    courierName: "",
    trackingNumber: "",
    trackingLink: null,
    received: 26500,
    due: 0,
    toReturn: 0,
    toTransfer: changes.toReturn ?? 0,
    returned: 0,
    money: [],
    cashReceipt: null,
    refundAccount: null,
    items: [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
    ...changes,
  };
}

/** The line of an order: one of a product. */
export function orderItemOf(product: Product): OrderItem {
  const { id, unit, price, priceDivisor } = product;
  return {
    id,
    orderId: 1,
    productId: id,
    quantity: 1,
    unit,
    packedQuantity: null,
    traceNumbers: [],
    weightReduction: 0,
    price,
    priceDivisor,
    lineTotal: price,
    seller: null,
    product,
  };
}

/** A product whose stock is not tracked. */
/** The saved cart with these products, and with those of `gone` ids that are no longer for sale. */
export function cartOf(forSale: Product[], gone: number[] = []): Cart {
  const items = forSale.map(({ id, ...product }) => ({ ...product, productId: id, quantity: 1 }));
  return { items, dropped: gone.map((productId) => ({ productId, name: null })), updatedAt: null };
}

export function productOf(id: number, changes: Partial<Product> = {}): Product {
  return {
    id,
    ...productTexts({ name: `Хонины мах ${id}`, nameRu: `Баранина ${id}`, nameEn: `Mutton ${id}` }),
    ...textsOf(["category"], { category: "Хонины мах", categoryRu: "Баранина", categoryEn: "Mutton" }),
    ...NO_FACTS,
    meat: "meat",
    traceNumber: "",
    categoryId: 1,
    price: 10_000,
    imageUrls: [],
    imageUrl: "",
    stock: 999,
    trackStock: false,
    available: null,
    isSoldOut: false,
    unit: "kg",
    minOrderQuantity: 1,
    packSize: 1,
    priceDivisor: 1,
    storeId: null,
    seller: null,
    isHidden: false,
    isListed: true,
    isFeatured: false,
    position: id,
    rating: null,
    reviewCount: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}

/** Saraa's store, which is on the market. */
export const OWN_STORE: OwnStore = {
  id: 3,
  name: "Шинэ мах",
  ...textsOf(["description", "deliveryPromise"]),
  logoUrl: "",
  coverImageUrl: "",
  photoUrls: [],
  services: [],
  address: "Чонжү хот, Сану гу 12",
  position: "",
  phone: SARAA.phone,
  email: SARAA.email,
  tradeName: "신선 정육",
  representative: "Сараа",
  businessNumber: "124-81-00998",
  mailOrderNumber: "",
  mailOrderExempt: true,
  meatLicence: "제1호",
  missing: [],
  openingHours: {},
  sendingDays: null,
  categoryId: 1,
  userId: SARAA.id,
  isActive: true,
  isVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  suspension: null,
};

/** Its books before the first sale. */
export const OWN_BOOKS: OwnBooks = {
  ...{ balance: 0, payable: 0, prepared: 0, earned: 0, rate: 1000 },
  ...{ account: null, months: ["2026-11"] },
};

/** What stores and their products are registered under: one kind of services, and one of products. */
export const STORE_CATEGORIES = {
  "GET /api/service-categories": {
    json: [{ id: 1, slug: "butcher", icon: "store", ...textsOf(["name", "description"], { name: "Махны дэлгүүр" }) }],
  },
  "GET /api/categories": {
    json: [{ id: 1, isActive: true, meat: "meat", ...textsOf(["name"], { name: "Хонины мах" }) }],
  },
};

/** A shop that is open, and promises no day. */
export const OPEN_SHOP: Delivery = {
  hasDays: false,
  cutOffHour: 16,
  paymentHours: 0,
  saturdays: false,
  holidays: [],
  holidaysUntil: 2027,
  freeFrom: 0,
  islands: [],
  closed: [],
  postcodeSearch: true,
};

export const BANK_TRANSFER: PaymentMethod = {
  code: "bank_transfer",
  isOffered: true,
  isImmediate: false,
  delivers: true,
  hasTransferDiscount: false,
  asks: ["selectedBankAccount", "transferAccountHolder"],
  name: { mn: "Дансаар шилжүүлэх", ru: "Банковский перевод", en: "Bank transfer", ko: "계좌 이체" },
  hint: { mn: "", ru: "", en: "", ko: "" },
  says: {},
  facts: [],
  details: {},
};

export const BANK_ACCOUNT: BankAccount = {
  id: 7,
  bankName: "KB국민은행",
  accountNumber: "123456-04-567890",
  accountHolder: "Зах ХХК",
  description: null,
  isDefault: true,
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};

/** A shop whose owner has confirmed no legal text. */
export const NO_LEGAL: CurrentLegal = { terms: null, privacy: null, returns: null, delivery: null };
