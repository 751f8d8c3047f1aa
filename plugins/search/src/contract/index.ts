export * from "./search";
export * from "./search-index";
export * from "./searchable-texts";
