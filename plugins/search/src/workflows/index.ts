export * from "./count-missed-search";
