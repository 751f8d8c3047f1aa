import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import { sessionSecret } from "@zakh/kit/configuration/kit-options";
import type { SignedInAccount } from "../read-models/accounts";

/** Shows that somebody has signed in on this device before; grants nothing (OWASP calls it a device cookie). */
export const DEVICE_COOKIE = "zakh.device";

const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
/** Number of accounts that a device remembers, most recent first: people share phones, and owners also shop. */
const MAX_ACCOUNTS = 5;

const COOKIE_PATTERN = /^([0-9a-f]{32})((?:\.[\w-]{22}){1,5})$/;

/** Content of a device cookie: a random id, and a seal for each account that signed in on the device. */
interface Device {
  id: string;
  seals: string[];
}

type Visitor = Pick<MedusaRequest, "cookies">;

/** The parts of an account in its seal. The seal becomes invalid when all sessions end, such as by a new password. */
type SealedAccount = Pick<SignedInAccount, "accountId" | "customerSessionVersion">;

/** The id of this device when the account has signed in on it before; `undefined` otherwise. */
export function knownDevice(request: Visitor, account: SealedAccount | undefined): string | undefined {
  const device = readDevice(request);
  if (!device || !account) return undefined;
  const expected = sealOf(device.id, account);
  return device.seals.some((seal) => same(seal, expected)) ? device.id : undefined;
}

/** Adds this device to those known to the account. Call it after a correct password or a valid mailed link. */
export function rememberDevice(request: MedusaRequest, account: SealedAccount): void {
  const { id, seals } = readDevice(request) ?? { id: randomBytes(16).toString("hex"), seals: [] };
  const seal = sealOf(id, account);
  const all = [seal, ...seals.filter((other) => other !== seal)].slice(0, MAX_ACCOUNTS);
  request.res?.cookie(DEVICE_COOKIE, [id, ...all].join("."), {
    httpOnly: true,
    sameSite: "lax",
    secure: request.secure,
    // Covers the sign-in of Medusa's dashboard too, when it is on the same host.
    path: "/",
    maxAge: MAX_AGE_MS,
  });
}

function readDevice(request: Visitor): Device | undefined {
  const [, id, seals] = COOKIE_PATTERN.exec(String(request.cookies?.[DEVICE_COOKIE] ?? "")) ?? [];
  return id && seals ? { id, seals: seals.slice(1).split(".") } : undefined;
}

function sealOf(device: string, { accountId, customerSessionVersion }: SealedAccount): string {
  const content = `${DEVICE_COOKIE} ${device} ${accountId} ${customerSessionVersion}`;
  return createHmac("sha256", sessionSecret()).update(content).digest().subarray(0, 16).toString("base64url");
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
