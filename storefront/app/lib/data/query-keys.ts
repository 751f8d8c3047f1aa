import type { DataTag, QueryKey } from "@tanstack/react-query";
import type { SavedAddress, User } from "@zakh/accounts/contract";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Credit } from "@zakh/bookkeeping/contract";
import type { BackInStockAlert, Category, FilterChoices, Product } from "@zakh/catalog/contract";
import type { Cart } from "@zakh/checkout/contract";
import type { OrderClaims } from "@zakh/claims/contract";
import type { Delivery } from "@zakh/delivery/contract";
import type { BoughtProduct, StandingBasket } from "@zakh/favorites/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { CurrentLegal, OwnConsents } from "@zakh/legal/contract";
import type {
  OrderParcels,
  OwnStore,
  ServiceCategory,
  Store,
  StoreOrder,
  WorkedStoreOrder,
} from "@zakh/marketplace/contract";
import type { GeneratedMealKit } from "@zakh/meal-kits/contract";
import type { Order, PaymentMethod } from "@zakh/orders/contract";
import type { OwnReviews } from "@zakh/reviews/contract";
import type { SearchAnswer } from "@zakh/search/contract";
import type { ShippingFeeSetting } from "@zakh/site-settings/contract";

import type { ListChoice } from "./products";

/** A query key that carries the type of its data, so that the compiler checks reads and writes of the query cache. */
const key = <Data>(...parts: QueryKey) => parts as DataTag<QueryKey, Data>;

/** The session: `null` for visitors, `offline` if somebody is signed in but the server cannot be reached. */
export const USER_KEY = key<User | null | "offline">("user");

/** The owner of the open form, `null` if no form is open. */
export const FORM_OWNER_KEY = key<User | null>("form-owner");

/** Begins the keys of what follows the products: their lists, and prices and stock of the cart. */
export const PRODUCTS_KEY: QueryKey = ["products"];
export const FILTER_CHOICES_KEY = key<FilterChoices>(...PRODUCTS_KEY, "filters");
export const SAVED_CART_KEY = key<Cart>(...PRODUCTS_KEY, "cart");
/** The products of a list, page by page. */
export const productPagesKey = (choice: ListChoice): QueryKey => [...PRODUCTS_KEY, "pages", choice];
/** Products by their ids, in this order. */
export const chosenProductsKey = (ids: readonly number[]): QueryKey => [...PRODUCTS_KEY, "chosen", ids];
/** What the signed-in user has bought; at most so many. */
export const boughtProductsKey = (limit: number) => key<BoughtProduct[]>("user", "bought-products", limit);
export const STANDING_BASKETS_KEY = key<StandingBasket[]>("user", "standing-baskets");
export const PRODUCT_CATEGORIES_KEY = key<Category[]>("store-form", "categories");
export const backInStockAlertKey = (productId: number) => key<BackInStockAlert>("back-in-stock-alert", productId);

export const SEARCH_INDEX_KEY: QueryKey = ["search", "index"];
export const suggestionsKey = (query: string) => key<SearchAnswer>("search", "suggestions", query);

export const SHIPPING_FEE_KEY = key<ShippingFeeSetting>("settings", "shipping-fee");
export const DELIVERY_KEY = key<Delivery>("delivery");
export const PAYMENT_METHODS_KEY = key<PaymentMethod[]>("payment-methods");
export const BANK_ACCOUNTS_KEY = key<BankAccount[]>("bank-accounts");

/** Begins the keys of all reads of the signed-in user's orders. */
export const MY_ORDERS_KEY: QueryKey = ["user", "orders"];
export const MY_ORDER_PAGES_KEY: QueryKey = [...MY_ORDERS_KEY, "pages"];
export const MY_LAST_ORDER_KEY = key<Order | null>(...MY_ORDERS_KEY, "last");
export const MY_ADDRESSES_KEY = key<SavedAddress[]>("user", "addresses");
export const MY_CREDIT_KEY = key<Credit>("user", "credit");
export const orderKey = (id: number | undefined, email: string | undefined) => key<Order>("order", id, email);
export const orderParcelsKey = (id: number) => key<OrderParcels>("order-parcels", id);
export const orderClaimsKey = (id: number) => key<OrderClaims>("order-claims", id);
export const MY_REVIEWS_KEY = key<OwnReviews>("user", "reviews");
export const CURRENT_LEGAL_KEY = key<CurrentLegal>("legal");
export const MY_CONSENTS_KEY = key<OwnConsents>("user", "consents");
export const MEAL_KITS_KEY = key<GeneratedMealKit[]>("generated-meal-kits");

export const SERVICE_CATEGORIES_KEY = key<ServiceCategory[]>("service-categories");
export const storeKey = (id: number) => key<Store>("stores", id);
export const MY_STORES_KEY = key<Versioned<OwnStore>[]>("my-stores");
export const storeProductsKey = (storeId: number) => key<SinceVersion<Product>[]>("my-stores", storeId, "products");
export const storeOrderPagesKey = (storeId: number): QueryKey => ["my-stores", storeId, "orders", "pages"];
export const storeBooksKey = (storeId: number) => ["my-stores", storeId, "books"] as const;
export const storeOrderKey = (storeId: number, id: string) =>
  key<WorkedStoreOrder | null>("my-stores", storeId, "orders", "one", id);
export const storeToDoKey = (storeId: number) =>
  key<{ orders: StoreOrder[]; total: number }>("my-stores", storeId, "orders", "to-do");
