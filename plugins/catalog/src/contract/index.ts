export * from "./products";
export * from "./sale-rule";
