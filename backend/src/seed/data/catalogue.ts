import { BEEF } from "./products/beef";
import { CHICKEN } from "./products/chicken";
import { MUTTON } from "./products/mutton";
import { OTHER } from "./products/other";
import { PORK } from "./products/pork";
import type { SeedProduct } from "./products/seed-product";

export const PRODUCTS: readonly SeedProduct[] = [...BEEF, ...MUTTON, ...CHICKEN, ...PORK, ...OTHER];
