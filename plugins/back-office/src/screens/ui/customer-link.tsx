import { Link } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";

/** A customer's name, which opens what the shop knows of the customer. */
export function CustomerLink({ id, children }: { id: number; children: string }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <Link
      to={screenPath("users", { id: String(id) })}
      aria-label={`${children}: ${t("customer.open")}`}
      className="text-ui-fg-interactive -my-2.5 inline-flex py-2.5 md:my-0 md:py-0"
    >
      {children}
    </Link>
  );
}
