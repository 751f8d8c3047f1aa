import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import type { RefusedChange } from "../resources/orders";
import { useFailureText } from "./failure-text";

/** Names each order that a change of many has left as it was, with the reason; nothing when there is none. */
export function RefusedChanges({ refused }: { refused: readonly RefusedChange[] }) {
  const { t } = useTexts();
  const failureText = useFailureText();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="text-ui-tag-red-text text-sm">
      <p className="font-medium">{t("many.refused", { count: refused.length })}</p>
      <ul>
        {refused.map(({ order, error }) => (
          <li key={order.id} className="break-words">
            {orderNumber(order.id)}: {failureText(error)}
          </li>
        ))}
      </ul>
    </div>
  );
}
