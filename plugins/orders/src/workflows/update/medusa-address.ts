import { ApiError } from "@zakh/kit/errors/api-error";
import { orderForm } from "../../contract/checkout";

/** An address of Medusa's orders; empty parts are missing, null or "". */
export interface MedusaAddress {
  first_name?: string | null;
  last_name?: string | null;
  company?: string | null;
  phone?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  city?: string | null;
  province?: string | null;
  postal_code?: string | null;
  country_code?: string | null;
}

const recipient = orderForm.pick({ customerName: true, customerPhone: true, customerAddress: true });

/**
 * Recipient and address for the shop: Medusa's parts joined, and validated as at checkout. Throws 400 with the code of
 * the first invalid one.
 */
export function shopRecipient(address: MedusaAddress) {
  const { address_1, address_2, company, city, province, postal_code } = address;
  const parsed = recipient.safeParse({
    customerName: joined([address.first_name, address.last_name], " "),
    customerPhone: address.phone ?? "",
    customerAddress: joined([address_1, address_2, company, city, province, postal_code], ", "),
  });
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "value_invalid");
  return parsed.data;
}

function joined(parts: (string | null | undefined)[], separator: string): string {
  return parts.filter((part) => part?.trim()).join(separator);
}
