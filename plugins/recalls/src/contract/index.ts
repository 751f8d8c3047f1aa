export * from "./recall";
export * from "./recall-reasons";
