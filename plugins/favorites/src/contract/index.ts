import type mn from "./locales/mn.json";

export * from "./bought-product";
export * from "./favorite";
export * from "./offered-lines";
export * from "./schedule";
export * from "./standing-basket";

export type FavoritesErrorCode = keyof typeof mn;
