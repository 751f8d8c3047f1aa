import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import type { RefusedChange } from "../../resources/orders";
import { useFailureText } from "../failure-text";

/** Names each order that a change of many has left as it was, with the reason; nothing when there is none. */
export function RefusedChanges({ refused }: { refused: readonly RefusedChange[] }) {
  const { t } = useTexts();
  const failureText = useFailureText();
  if (refused.length === 0) return null;
  // Many may have one reason: it is not said a hundred times on a phone.
  const reasons = new Map<string, string[]>();
  for (const { order, error } of refused) {
    const reason = failureText(error);
    reasons.set(reason, [...(reasons.get(reason) ?? []), orderNumber(order.id)]);
  }
  return (
    <div role="alert" className="text-ui-tag-red-text w-full text-sm">
      <p className="font-medium">{t("many.refused", { count: refused.length })}</p>
      <ul>
        {[...reasons].map(([reason, numbers]) => (
          <li key={reason} className="break-words">
            {`${numbers.join(", ")}: ${reason}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
