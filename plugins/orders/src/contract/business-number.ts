import { numberSigns } from "@zakh/kit/contract";
import { z } from "zod";

/** Weights of the first nine digits, by the National Tax Service. */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** The tenth digit that follows from the first nine. */
function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const carry = Math.floor((Number(digits[8]) * 5) / 10);
  return (10 - ((sum + carry) % 10)) % 10;
}

/** A Korean business number (사업자등록번호), in any spelling that `numberSigns` reads; its value is 123-45-67890. */
export const businessNumber = z
  .string({ error: "business_number_invalid" })
  .overwrite(numberSigns)
  .refine((value) => /^[1-9]\d{9}$/.test(value) && checkDigit(value) === Number(value[9]), "business_number_invalid")
  .overwrite((digits) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`);
