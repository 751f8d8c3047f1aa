import { addressParts, addressText } from "@zakh/kit/contract";
import { z } from "zod";

/** The address of an order in parts; null where it was written as one text. */
export const orderAddress = z
  .object({
    postcode: z.string(),
    roadAddress: z.string(),
    building: z.string(),
    /** Empty for whoever only looks the order up. */
    doorCode: z.string(),
  })
  .nullable();

/** Stands for the text of an address whose parts are refused, so that they alone are. */
const NOT_JUDGED = "-----";

/** A body with `customerAddress` made of the parts that it has in `address`; any other body as it is. */
export function withAddressText(body: unknown): unknown {
  if (!hasAddress(body)) return body;
  const { data } = addressParts.safeParse(body.address);
  return { ...body, customerAddress: data ? addressText(data) : NOT_JUDGED };
}

function hasAddress(body: unknown): body is { address: object } {
  return (
    typeof body === "object" &&
    body !== null &&
    "address" in body &&
    typeof body.address === "object" &&
    body.address !== null
  );
}
