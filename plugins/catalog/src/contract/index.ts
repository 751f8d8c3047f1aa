export * from "./back-in-stock";
export * from "./category";
export * from "./complete-sale-rule";
export * from "./product";
export * from "./product-data";
export * from "./products";
export * from "./sale-rule";
export * from "./slug";
