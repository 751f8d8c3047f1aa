import { decrypt, isEncrypted } from "officecrypto-tool";
import { LIMITS } from "./limits";
import { Refused } from "./refused";

/**
 * The workbook inside an encrypted one, or the same bytes when it is not encrypted. Takes about a second, by design of
 * the format. KakaoBank and Toss Bank take the birth date in 6 digits as the password.
 * @throws `password_needed`, `password_wrong`, `damaged`
 */
export async function decryptWorkbook(bytes: Buffer, password: string | undefined): Promise<Buffer> {
  if (!isLocked(bytes)) return bytes;
  if (!password) throw new Refused("password_needed");
  // A made-up number of rounds would hash for hours.
  const rounds = /spinCount="(\d+)"/.exec(bytes.toString("latin1"))?.[1];
  if (Number(rounds ?? 0) > LIMITS.passwordRounds) throw new Refused("damaged");
  try {
    return await decrypt(bytes, { password });
  } catch (error) {
    // The library has no code for it, only this sentence.
    const isWrong = error instanceof Error && error.message === "The password is incorrect";
    throw new Refused(isWrong ? "password_wrong" : "damaged");
  }
}

function isLocked(bytes: Buffer): boolean {
  try {
    return isEncrypted(bytes);
  } catch {
    throw new Refused("damaged");
  }
}
