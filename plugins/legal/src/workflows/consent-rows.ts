import type { AgreedVersions } from "@zakh/accounts/contract";
import type { Language } from "@zakh/kit/contract";
import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { dated, row, type TableRow } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { AGREED_KINDS, type CurrentLegal, FRESH_GOODS } from "../contract";

export interface Agreed extends AgreedVersions {
  /** The sentence about fresh goods. */
  freshGoods?: boolean | null;
}

/** Throws 409 `terms_changed` where a version that was agreed to is not the one that holds. */
export function requireCurrent(agreed: AgreedVersions, current: CurrentLegal): void {
  const outdated = AGREED_KINDS.some((kind) => agreed[kind] && agreed[kind] !== current[kind]?.id);
  if (outdated) throw new ApiError(409, "terms_changed");
}

interface Giving {
  agreed: Agreed;
  current: CurrentLegal;
  accountNumber: number;
  orderNumber?: number;
  language: Language;
  at: Date;
}

/** Rows of what somebody agreed to, with version, language and time; a sentence is kept as it was read. */
export function consentRows({ agreed, current, accountNumber, orderNumber, language, at }: Giving): TableRow[] {
  const given = (kind: string, version: number | null, wording = "") =>
    row("legal_consent", {
      id: medusaId("legc", at),
      account_number: accountNumber,
      order_number: orderNumber ?? null,
      kind,
      version_number: version,
      wording,
      language,
      agreed_at: at,
      ...dated(at),
    });
  return [
    ...AGREED_KINDS.flatMap((kind) => (agreed[kind] ? [given(kind, agreed[kind])] : [])),
    ...(agreed.freshGoods ? [given("returns", current.returns?.id ?? null, FRESH_GOODS[language])] : []),
  ];
}

/** Takes back what was agreed to with an order that is undone. */
export async function withdrawConsents(sql: Queryable, orderNumber: number): Promise<void> {
  await sql.query("DELETE FROM legal_consent WHERE order_number = $1", [orderNumber]);
}
