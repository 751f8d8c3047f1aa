export * from "./cart";
export * from "./checkout";
export * from "./contact";
export * from "./list";
export * from "./money";
export * from "./order";
export * from "./status";
export * from "./summary";
