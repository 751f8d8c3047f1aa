import { z } from "zod";
import { line, required } from "./fields";
import { postcodeIn } from "./postcode";
import { numberSigns } from "./typed-number";

/** Most characters of what is asked of whoever brings the goods: couriers print no more. */
export const DELIVERY_NOTE_MAX = 100;

/** A place that was typed in several lines. */
function inOneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ", ")
    .replaceAll(/,(?:\s*,)+/g, ",");
}

/**
 * A Korean address in parts. Together they are at most 300 characters, as an address in one text. The postcode may be missing, because
 * people do not know it; the code of the door is for whoever brings the goods, and stands in no other text of the address.
 */
export const addressParts = z.object({
  /** Five digits, or empty. */
  postcode: z
    .string({ error: "postcode_invalid" })
    .overwrite(numberSigns)
    .regex(/^(?:\d{5})?$/, "postcode_invalid")
    .default(""),
  roadAddress: required(z.string().overwrite(inOneLine).pipe(line(200)), "address_too_short", 5),
  /** Building, floor and flat. */
  building: line(80).default(""),
  doorCode: line(30).default(""),
});
export type AddressParts = z.infer<typeof addressParts>;

/** An address of which nothing is known yet. */
export const NO_ADDRESS: AddressParts = { postcode: "", roadAddress: "", building: "", doorCode: "" };

/**
 * The parts as one text, without the code of the door; also while they are typed.
 * @example "(28644) 충북 청주시 서원구 1, 101동 1502호"
 */
export function addressText({ postcode: typed, ...parts }: AddressParts): string {
  const code = numberSigns(typed);
  return [code && `(${code})`, placeText(parts)].filter(Boolean).join(" ");
}

/** The same without the postcode, for whoever has a field of its own for that. */
export function placeText({ roadAddress, building }: Pick<AddressParts, "roadAddress" | "building">): string {
  return [inOneLine(roadAddress), building.trim()].filter(Boolean).join(", ");
}

/** An address in one text as parts: its postcode, and the rest in one line. */
export function partsOfText(address: string): AddressParts {
  const code = postcodeIn(address);
  const text = code === "" || address.includes(code) ? address : address.normalize("NFKC");
  const place = code === "" ? text : text.replace(new RegExp(`(?<!\\d)[([]?${code}[)\\]]?(?!\\d)`), " ");
  const roadAddress = inOneLine(place)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s+,/g, ",")
    .replaceAll(/^[\s,]+|[\s,]+$/g, "");
  return { ...NO_ADDRESS, postcode: code, roadAddress };
}
