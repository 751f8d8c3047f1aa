import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { INDEXED_MAX, type SearchIndexAnswer, searchIndexAnswer } from "../contract";
import { currentlySearched, SEARCHED } from "./find-in-shop";

/** What a client needs to search by itself, from memory. */
async function load(): Promise<SearchIndexAnswer> {
  const searched = await currentlySearched();
  const isWhole = searched.products.length <= INDEXED_MAX;
  // Strips what is not needed.
  return searchIndexAnswer.parse({ isWhole, ...searched, ...(isWhole ? {} : { products: [] }) });
}

export const searchedInShop = defineSnapshot({ tables: [...new Set(SEARCHED.flatMap(({ tables }) => tables))], load });
