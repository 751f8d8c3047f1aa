import { useTexts } from "../../i18n/text";
import { useClaimsOfOrder } from "../../resources/claims";
import { DetailSection } from "../../ui/drawers/detail-drawer";
import { ClaimCard } from "./claim-card";

/** What its buyer said is wrong with an order; nothing where nobody did. */
export function ClaimsOfOrder({ orderId }: { orderId: number }) {
  const { t } = useTexts();
  const { data } = useClaimsOfOrder(orderId);
  if (!data || data.rows.length === 0) return null;
  return (
    <DetailSection title={t("claims.ofOrder")}>
      <ul className="divide-ui-border-base flex flex-col divide-y">
        {data.rows.map((claim) => (
          <li key={claim.id} className="py-3 first:pt-0 last:pb-0">
            <ClaimCard claim={claim} atOrder />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
