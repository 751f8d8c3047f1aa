import { searchedInShop } from "../../../../read-models/searched-in-shop";

/** What a client needs to search by itself. */
export const GET = searchedInShop.handler;
