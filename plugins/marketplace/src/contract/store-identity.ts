import { businessSetting } from "@zakh/site-settings/contract";
import { z } from "zod";

/** Multipart forms send it as text. */
export const formFlag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")], {
  error: "value_invalid",
});

const { tradeName, representative, businessNumber, mailOrderNumber, meatLicence } = businessSetting.shape;

/** Who a store is by law, as a form sends it: by the rules of the shop's own (rulings 70 and 81). */
export const identityFields = {
  tradeName: tradeName.unwrap(),
  representative: representative.unwrap(),
  businessNumber: businessNumber.unwrap(),
  mailOrderNumber: mailOrderNumber.unwrap(),
  /** Who sells less than the law counts needs no number. */
  mailOrderExempt: formFlag,
  meatLicence: meatLicence.unwrap(),
};

/** The same as it is stored; empty where nobody has said it. */
export const storeIdentity = z.object({
  tradeName: z.string(),
  representative: z.string(),
  businessNumber: z.string(),
  mailOrderNumber: z.string(),
  mailOrderExempt: z.boolean(),
  meatLicence: z.string(),
});
export type StoreIdentity = z.infer<typeof storeIdentity>;

export const NO_IDENTITY: StoreIdentity = {
  tradeName: "",
  representative: "",
  businessNumber: "",
  mailOrderNumber: "",
  mailOrderExempt: false,
  meatLicence: "",
};
export const IDENTITY_FIELDS = Object.keys(NO_IDENTITY) as (keyof StoreIdentity)[];

/** Who this store is by law, alone. */
export function identityOf(store: StoreIdentity): StoreIdentity {
  const { tradeName, representative, businessNumber, mailOrderNumber, mailOrderExempt, meatLicence } = store;
  return { tradeName, representative, businessNumber, mailOrderNumber, mailOrderExempt, meatLicence };
}
