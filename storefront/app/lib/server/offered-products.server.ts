import type { Product } from "@zakh/catalog/contract";
import type { AppLoadContext } from "react-router";
import { type CardProduct, cardProduct, productPage } from "../data/products";
import { readCommerceOr } from "./commerce.server";

/** A row on wide screens. */
const OFFERED_COUNT = 4;

/** The shop's first products, for a page whose own thing does not exist; none if they cannot be read. */
export async function readOffered(context: AppLoadContext): Promise<CardProduct[]> {
  return (await readCommerceOr<Product[]>(context, productPage({ category: null }, 0, OFFERED_COUNT), [])).map(
    cardProduct,
  );
}
