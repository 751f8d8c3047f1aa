export * from "./cart";
export * from "./checkout";
export * from "./list";
export * from "./money";
export * from "./order";
export * from "./payment-method";
export * from "./status";
export * from "./summary";
