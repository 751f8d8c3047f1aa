import { products } from "../../../read-models/products";

/** All products on sale; the category filter is the client's (spec §7). */
export const GET = products.handler;
