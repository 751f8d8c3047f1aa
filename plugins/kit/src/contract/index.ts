export * from "./errors";
export * from "./fields";
export * from "./images";
export * from "./languages";
export * from "./page";
export * from "./picture-uses";
