import { formatPhone, numberSigns } from "@zakh/kit/contract";

/** The fields of a new customer. */
export interface TypedCustomer {
  name: string;
  phone: string;
  email: string;
}

/** What was typed into the search, in the field of a new customer that it fits: an email, a phone or a name. */
export function typedCustomer(search: string): TypedCustomer {
  const typed = search.trim();
  const nothing: TypedCustomer = { name: "", phone: "", email: "" };
  if (typed.includes("@")) return { ...nothing, email: typed };
  const isPhone = /^\+?\d+$/.test(numberSigns(typed));
  return isPhone ? { ...nothing, phone: formatPhone(typed) } : { ...nothing, name: typed };
}
