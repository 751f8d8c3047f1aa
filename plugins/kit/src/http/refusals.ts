import { type ZodType, z } from "zod";
import { type Call, isHeavy, type Refusals } from "./calls";

type Status = keyof Refusals;

const OF_ANY: Refusals = { 503: ["unavailable", "storage_full"] };

/** Any changing call may carry a body, and the body is parsed before the handler runs. */
const OF_WRITES: Refusals = {
  400: ["body_invalid", "value_invalid"],
  403: ["cross_site"],
  413: ["body_too_large"],
  415: ["media_type_unsupported"],
};

const OF_INPUT: Refusals = { 400: ["validation_failed", "value_invalid"] };

const OF_FORMS: Refusals = {
  400: [
    "images_too_many",
    "files_too_many",
    "image_broken",
    "image_too_many_pixels",
    "image_too_tall",
    "image_too_complex",
    "upload_too_slow",
  ],
  413: ["image_too_large"],
  415: ["image_heic", "image_type_unsupported"],
  429: ["uploads_busy", "upload_quota_used_up"],
  503: ["uploads_busy"],
};

const OF_HEAVY: Refusals = { 429: ["too_many_requests"] };

/** For changes that may name the version they were based on. */
const OF_VERSIONS: Refusals = { 409: ["changed_meanwhile"] };

/** For calls that know a customer: the page may show another account. */
const OF_SHOWN_ACCOUNT: Refusals = { 409: ["other_account"] };

const OF_ROLES: Record<Call["role"], Refusals> = {
  visitor: {},
  customer: { 401: ["login_required"], ...OF_SHOWN_ACCOUNT },
  "store owner": { 401: ["login_required"], 404: ["store_not_found"], ...OF_SHOWN_ACCOUNT },
  admin: { 401: ["admin_required"], 403: ["access_denied", "staff_role_refused"] },
};

/** Every error code of a call, by status: those of its row, and those that role, path and body imply. */
export function refusalsOf(call: Call): Map<Status, string[]> {
  const writes = call.method !== "GET";
  const sources = [
    OF_ANY,
    OF_ROLES[call.role],
    ...(call.alsoLoads?.includes("customer") ? [OF_SHOWN_ACCOUNT] : []),
    ...(writes ? [OF_WRITES] : []),
    ...(call.query || call.body || call.form ? [OF_INPUT] : []),
    ...(call.form ? [OF_FORMS] : []),
    ...(isHeavy(call) ? [OF_HEAVY] : []),
    ...(takesVersion(call.body ?? call.form?.fields) ? [OF_VERSIONS] : []),
    ...(call.path.includes(":") ? [ofPath(writes)] : []),
    call.refusals ?? {},
  ];
  const joined = new Map<Status, Set<string>>();
  for (const source of sources) {
    for (const [status, codes] of Object.entries(source)) {
      const known = joined.get(Number(status) as Status) ?? new Set();
      for (const code of codes) known.add(code);
      joined.set(Number(status) as Status, known);
    }
  }
  return new Map([...joined].sort(([a], [b]) => a - b).map(([status, codes]) => [status, [...codes].sort()]));
}

/** An unknown id is 404 on reads; an invalid id is 400 on writes (ruling 24). */
function ofPath(writes: boolean): Refusals {
  return writes ? { 400: ["id_invalid"], 404: ["not_found"] } : { 404: ["not_found"] };
}

function takesVersion(input: ZodType | undefined): boolean {
  return input instanceof z.ZodObject && "version" in input.shape;
}
