import type { Product } from "./product";

/** What Korea wants to be known of food before it is bought (상품정보제공 고시), and of meat besides. */
export const MISSING_FACTS = ["origin", "traceNumber", "temperature", "useBy", "producer", "ingredients"] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Whether a product of such meat needs it; of what is no meat, it is to be told what it is made of. */
export const NEEDED_FACTS: Record<MissingFact, readonly Product["meat"][]> = {
  origin: ["meat", "traced"],
  traceNumber: ["traced"],
  temperature: ["none", "meat", "traced"],
  useBy: ["none", "meat", "traced"],
  producer: ["none", "meat", "traced"],
  ingredients: ["none"],
};

/** What is to be told of a product and is not, in the order of `MISSING_FACTS`. `missingSql` selects by the same rule. */
export function missingFacts(product: Pick<Product, "meat" | MissingFact>): MissingFact[] {
  return MISSING_FACTS.filter((fact) => product[fact] === "" && NEEDED_FACTS[fact].includes(product.meat));
}
