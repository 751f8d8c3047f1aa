import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { SignedInAccount } from "../read-models/accounts";

/** Tells that somebody has signed in on this device before. It opens nothing (OWASP calls it a device cookie). */
export const DEVICE_COOKIE = "zakh.device";

const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
/** So many accounts one device remembers, the latest first: people share phones, and owners shop. */
const MAX_ACCOUNTS = 5;

const FORM = /^([0-9a-f]{32})((?:\.[\w-]{22}){1,5})$/;

/** What a device's cookie says: its own random id, and a seal for each account that was signed in to on it. */
interface Device {
  id: string;
  seals: string[];
}

type Visitor = Pick<MedusaRequest, "cookies">;

/** Whose seal a device carries: it breaks when all of the account's sessions end, by another password for example. */
type SealedAccount = Pick<SignedInAccount, "accountId" | "customerSessionVersion">;

/** The id of this request's device where this account was signed in to on it before; `undefined` otherwise. */
export function knownDevice(request: Visitor, account: SealedAccount | undefined): string | undefined {
  const device = readDevice(request);
  if (!device || !account) return undefined;
  const expected = sealOf(device.id, account);
  return device.seals.some((seal) => same(seal, expected)) ? device.id : undefined;
}

/** From now on this device is known to the account, beside those it knew. To be called when its password, or a mailed link, was right. */
export function rememberDevice(request: MedusaRequest, account: SealedAccount): void {
  const { id, seals } = readDevice(request) ?? { id: randomBytes(16).toString("hex"), seals: [] };
  const seal = sealOf(id, account);
  const all = [seal, ...seals.filter((other) => other !== seal)].slice(0, MAX_ACCOUNTS);
  request.res?.cookie(DEVICE_COOKIE, [id, ...all].join("."), {
    httpOnly: true,
    sameSite: "lax",
    secure: request.secure,
    // Also for the sign-in of Medusa's dashboard, where that is on the same host.
    path: "/",
    maxAge: MAX_AGE_MS,
  });
}

function readDevice(request: Visitor): Device | undefined {
  const [, id, seals] = FORM.exec(String(request.cookies?.[DEVICE_COOKIE] ?? "")) ?? [];
  return id && seals ? { id, seals: seals.slice(1).split(".") } : undefined;
}

function sealOf(device: string, { accountId, customerSessionVersion }: SealedAccount): string {
  const secret = process.env.SESSION_SECRET;
  if (!secret) throw new Error("SESSION_SECRET is not set");
  const content = `${DEVICE_COOKIE} ${device} ${accountId} ${customerSessionVersion}`;
  return createHmac("sha256", secret).update(content).digest().subarray(0, 16).toString("base64url");
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
