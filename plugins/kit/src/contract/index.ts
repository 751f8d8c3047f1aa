export * from "./errors";
export * from "./fields";
export * from "./images";
export * from "./languages";
export * from "./maps";
export * from "./page";
export * from "./picture-limits";
export * from "./picture-uses";
