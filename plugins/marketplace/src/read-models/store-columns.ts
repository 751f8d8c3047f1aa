import { type ConfirmedValues, identityOf, type StoreIdentity } from "../contract";

export const IDENTITY_COLUMNS: Record<keyof StoreIdentity, string> = {
  tradeName: "trade_name",
  representative: "representative",
  businessNumber: "business_number",
  mailOrderNumber: "mail_order_number",
  mailOrderExempt: "mail_order_exempt",
  meatLicence: "meat_licence",
};

/** In a SELECT: what the store of this table offers and shows besides goods. */
export function offerSql(table: string): string {
  return `${table}.photo_urls AS "photoUrls", ${table}.services`;
}

/** In a SELECT: who the store of this table is by law. */
export function identitySql(table: string): string {
  return Object.entries(IDENTITY_COLUMNS)
    .map(([field, column]) => `${table}.${column} AS "${field}"`)
    .join(", ");
}

export function confirmedValuesOf(store: ConfirmedValues): ConfirmedValues {
  return { name: store.name, address: store.address, ...identityOf(store) };
}
